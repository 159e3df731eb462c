import type { Referrer, Referrers } from '#domain/records/lists/bin-query.ts'
import { redirectKeys, toOwnPath, type RecordRef } from '#domain/records/redirect.ts'
import { unmemoized, type Memoize } from '#server/cache/memoized.ts'
import { slugOf } from '#server/data/catalogue/entities-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { listRedirectsTo } from '#server/data/site/redirects-store.ts'
import { linkingRecords } from './linking-records.ts'
import { recordNamedIn } from './site-addresses.ts'

type ReferrersService = {
  /** What leads to a record of the site. */
  of(record: RecordRef): Promise<Referrers>
}

/** `memoize` holds what the site links to until that changes: its texts are not read for each question. */
export function createReferrers({ db, memoize = unmemoized }: { db: Db; memoize?: Memoize }): ReferrersService {
  const linked = memoize(() => recordsByPath(db))
  return {
    async of(record) {
      const { kind, id } = record
      const [byPath, redirects, slug] = await Promise.all([linked(), listRedirectsTo(db, record), slugOf(db, kind, id)])
      const names = new Set([id.toLowerCase(), slug?.toLowerCase()])
      const earlier = new Set(redirects.map(({ from }) => from))
      const leadsThere = (path: string) => {
        const named = recordNamedIn(path)
        return (named?.kind === kind && names.has(named.name)) || redirectKeys(path, '').some((key) => earlier.has(key))
      }
      const found = new Map<string, Referrer>()
      for (const [path, referrers] of byPath) {
        if (!leadsThere(path)) continue
        for (const referrer of referrers) found.set(`${referrer.kind}/${referrer.id}`, referrer)
      }
      if (kind === 'posts') found.delete(`post/${id}`)
      return { records: [...found.values()], redirects: redirects.length }
    },
  }
}

async function recordsByPath(db: Db): Promise<Map<string, Referrer[]>> {
  const byPath = new Map<string, Referrer[]>()
  for await (const { links, ...referrer } of linkingRecords(db)) {
    for (const path of new Set(links.map(({ href }) => toOwnPath(href)))) {
      if (path === null) continue
      const referrers = byPath.get(path)
      if (referrers) referrers.push(referrer)
      else byPath.set(path, [referrer])
    }
  }
  return byPath
}
