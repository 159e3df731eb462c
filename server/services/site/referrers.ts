import type { Referrers } from '../../../domain/records/lists/referrers.ts'
import { redirectKeys, toOwnPath, type RecordRef } from '../../../domain/records/redirect.ts'
import { unmemoized, type Memoize } from '../../cache/memoized.ts'
import { slugOf } from '../../data/catalogue/entities-store.ts'
import type { Db } from '../../data/engine/database.ts'
import { listRedirectsTo } from '../../data/site/redirects-store.ts'
import { linkingArticles, type LinkingArticle } from './article-links.ts'
import { recordNamedIn } from './site-addresses.ts'

export type ReferrersService = {
  /** What leads to a record of the site. */
  of(record: RecordRef): Promise<Referrers>
}

type Article = Pick<LinkingArticle, 'id' | 'title'>

/** `memoize` holds what articles link to until one of them changes: their texts are not read for each question. */
export function createReferrers({ db, memoize = unmemoized }: { db: Db; memoize?: Memoize }): ReferrersService {
  const linked = memoize(() => articlesByPath(db))
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
      const found = new Map<string, Article>()
      for (const [path, articles] of byPath) {
        if (!leadsThere(path)) continue
        for (const article of articles) found.set(article.id, article)
      }
      if (kind === 'posts') found.delete(id)
      return { articles: [...found.values()], redirects: redirects.length }
    },
  }
}

/** The articles that link to each path. */
async function articlesByPath(db: Db): Promise<Map<string, Article[]>> {
  const byPath = new Map<string, Article[]>()
  for await (const { id, title, links } of linkingArticles(db)) {
    for (const path of new Set(links.map(({ href }) => toOwnPath(href)))) {
      if (path === null) continue
      const articles = byPath.get(path)
      if (articles) articles.push({ id, title })
      else byPath.set(path, [{ id, title }])
    }
  }
  return byPath
}
