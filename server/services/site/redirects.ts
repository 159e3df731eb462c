import { destinationOf, redirectKeys, toOwnPath, toOwnQuery, type Redirect } from '#domain/records/redirect.ts'
import type { Clock } from '#server/clock.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { findRedirect, type RedirectFilter } from '#server/data/site/redirects-store.ts'
import { createLive, saveLive, type LiveSave, type LiveService } from '#server/records/live.ts'
import { redirectType } from './redirect-editing.ts'

type RedirectsService = LiveService<Redirect, RedirectFilter> & {
  /** Where an address that nothing stands at leads, without language, with its query; null where it leads nowhere. */
  find(address: string): Promise<string | null>
}

export function createRedirects(deps: { db: Db; clock: Clock; siteUrl: string }): RedirectsService {
  const type = redirectType(deps.siteUrl)
  // What staff have saved is theirs, whatever it was before.
  const save = (tx: Tx, edit: LiveSave) => saveLive(tx, type, { ...edit, fields: { ...edit.fields, origin: 'staff' } })
  return {
    ...createLive(deps, type, save),
    async find(address) {
      const path = toOwnPath(address)
      const redirect = path === null ? null : await findRedirect(deps.db, redirectKeys(path, toOwnQuery(address) ?? ''))
      return redirect && destinationOf(redirect, queryOf(address))
    },
  }
}

function queryOf(address: string): string {
  const at = address.indexOf('?')
  return at === -1 ? '' : address.slice(at)
}
