import type { StaffCaller } from '../../domain/caller.ts'
import { failure, success } from '../../domain/errors.ts'
import type { Outcome } from '../../domain/errors.ts'
import type { FormFields } from '../../domain/message-form.ts'
import { redirectKeys, toOwnPath } from '../../domain/redirect.ts'
import type { Redirect } from '../../domain/redirect.ts'
import type { Clock } from '../clock.ts'
import { inTransaction } from '../data/database.ts'
import type { Db } from '../data/database.ts'
import type { Page } from '../data/page.ts'
import { countRedirects, deleteRedirect, findRedirect, listRedirects } from '../data/redirects-store.ts'
import type { RedirectFilter } from '../data/redirects-store.ts'
import { recordChange } from './edited-record.ts'
import type { EditOutcome } from './record-editing.ts'
import { editRedirect, REDIRECT_SUBJECT } from './redirect-editing.ts'

export type RedirectsService = {
  /** Where the path of an address that nothing stands at leads, without language; null where it leads nowhere. */
  find(path: string): Promise<string | null>
  /** The latest change first. */
  list(filter?: RedirectFilter & Page): Promise<Redirect[]>
  count(filter?: RedirectFilter): Promise<number>
  get(from: string): Promise<Redirect | null>
  /**
   * Saves the form of the redirect from this address, or of a new one: its fields are `from` and `to`. What would lead
   * to a redirect leads to its target at once.
   */
  edit(before: string | null, fields: FormFields, by: StaffCaller): Promise<EditOutcome<Redirect>>
  remove(from: string, by: StaffCaller): Promise<Outcome<void>>
}

export type RedirectsDeps = { db: Db; clock: Clock; siteUrl: string }

export function createRedirects(deps: RedirectsDeps): RedirectsService {
  const { db, clock } = deps
  return {
    async find(path) {
      const own = toOwnPath(path)
      const redirect = own === null ? null : await findRedirect(db, redirectKeys(own))
      return redirect?.to ?? null
    },
    list: (filter) => listRedirects(db, filter),
    count: (filter) => countRedirects(db, filter),
    get: (from) => findRedirect(db, [from]),
    edit: (before, fields, by) => editRedirect(deps, { before, fields, by }),
    remove: (from, by) =>
      inTransaction(db, async (tx) => {
        if (!(await deleteRedirect(tx, from))) return failure({ kind: 'not-found' })
        await recordChange(tx, { by, at: clock(), kind: REDIRECT_SUBJECT, verb: 'delete', id: from })
        return success(undefined)
      }),
  }
}
