import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { Outcome } from '#domain/records/errors.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { destinationOf, redirectKeys, toOwnPath, toOwnQuery, type Redirect } from '#domain/records/redirect.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { Page } from '#server/data/engine/codec.ts'
import { countRedirects, findRedirect, listRedirects, type RedirectFilter } from '#server/data/site/redirects-store.ts'
import type { EditOutcome } from '#server/records/transaction.ts'
import { createNamedRemoval, type RemovalDone } from '#server/records/bin.ts'
import { NAMED_REDIRECT } from '#server/records/addresses.ts'
import { editRedirect } from './redirect-editing.ts'

export type RedirectsService = {
  /** Where an address that nothing stands at leads, without language, with its query; null where it leads nowhere. */
  find(address: string): Promise<string | null>
  /** The latest change first. */
  list(filter?: RedirectFilter & Page): Promise<Redirect[]>
  count(filter?: RedirectFilter): Promise<number>
  get(from: string): Promise<Redirect | null>
  /**
   * Saves the form of the redirect from this address, or of a new one: its fields are `from` and `to`. What would lead
   * to a redirect leads to its target at once.
   */
  edit(before: string | null, fields: FormFields, by: StaffCaller): Promise<EditOutcome<Redirect>>
  remove(from: string, by: StaffCaller): Promise<Outcome<RemovalDone>>
}

export function createRedirects(deps: { db: Db; clock: Clock; siteUrl: string }): RedirectsService {
  const { db } = deps
  return {
    async find(address) {
      const path = toOwnPath(address)
      const redirect = path === null ? null : await findRedirect(db, redirectKeys(path, toOwnQuery(address) ?? ''))
      return redirect && destinationOf(redirect, queryOf(address))
    },
    list: (filter) => listRedirects(db, filter),
    count: (filter) => countRedirects(db, filter),
    get: (from) => findRedirect(db, [from]),
    edit: (before, fields, by) => editRedirect(deps, { before, fields, by }),
    remove: createNamedRemoval(deps, NAMED_REDIRECT),
  }
}

function queryOf(address: string): string {
  const at = address.indexOf('?')
  return at === -1 ? '' : address.slice(at)
}
