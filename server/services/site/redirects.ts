import { recordProblems } from '#content/record-problems.ts'
import { seoRefusals } from '#content/seo/refusals.ts'
import { failure, success } from '#domain/records/errors.ts'
import { recordForm } from '#domain/fields/record-form.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import {
  destinationOf,
  redirectKeys,
  toOwnPath,
  toOwnQuery,
  type Redirect,
  type RedirectOrigin,
  type RedirectTarget,
} from '#domain/records/redirect.ts'
import { WITHOUT_PAGES } from '#domain/records/reserved-segments.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import {
  findRedirect,
  type RedirectFilter,
  countRedirects,
  deleteRedirect,
  listRedirects,
  saveRedirect,
} from '#server/data/site/redirects-store.ts'
import { redirectStanding } from '#server/records/addresses.ts'
import { createLive, saveLive, type LiveSave, type LiveService, type LiveType } from '#server/records/live.ts'
import { pageAt } from './site-addresses.ts'

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

/** Staff paste addresses as the browser shows them, below `siteUrl`. */
export function redirectType(siteUrl: string): LiveType<Redirect, RedirectFilter> {
  return {
    kind: 'redirect',
    lock: 'redirects',
    find: (db, from) => findRedirect(db, [from]),
    list: listRedirects,
    count: countRedirects,
    standing: redirectStanding,
    remove: deleteRedirect,
    async write(tx, { before, fields, context }) {
      // Addresses that records had, of products in any category, are `kept`.
      const origin = fields['origin'] === 'kept' ? 'kept' : 'staff'
      const form = recordForm(fields, { isNew: true })
      const typed = (name: string) =>
        withoutOrigin(form.line(name, { required: true, most: RECORD_LIMITS.address }), siteUrl)
      const place = { before: before && before.from, origin } as const
      const [from, to] = [await checkFrom(tx, typed('from'), place), await checkTo(tx, typed('to'))]
      const problems = { ...(from.ok ? {} : { from: from.problem }), ...(to.ok ? {} : { to: to.problem }) }
      if (!from.ok || !to.ok)
        return failure({ kind: 'invalid', fields: { ...problems, ...recordProblems(form.problems) } })
      const isSame = before?.from === from.value && before.origin === origin && isSameTarget(before.target, to.value)
      if (isSame) return success(null)
      if (before && before.from !== from.value) await deleteRedirect(tx, before.from)
      await saveRedirect(tx, { from: from.value, target: to.value, origin, at: toInstant(context.at) })
      return success({ id: from.value })
    },
  }
}

function isSameTarget(one: RedirectTarget, other: RedirectTarget): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

type Checked<T> = { ok: true; value: T } | { ok: false; problem: Localized }

/** An address that a product had, as it is stored: see `addressOfSlug`. */
const ANY_CATEGORY = /^\/\*\/[^/*?]+$/
/** Nor is a page looked for where pictures for social networks are drawn. */
const NOT_FOR_PAGES = [...WITHOUT_PAGES, 'social']

/** Nothing stands at the address, and no other redirect begins there. */
async function checkFrom(
  tx: Tx,
  typed: string,
  { before, origin }: { before: string | null; origin: RedirectOrigin },
): Promise<Checked<string>> {
  const [path, query] = [toOwnPath(typed), toOwnQuery(typed)]
  if (path === null || query === null) return { ok: false, problem: seoRefusals.notAPath }
  const from = path + query
  if (from === before) return { ok: true, value: from }
  if (path.includes('*') && !(origin === 'kept' && ANY_CATEGORY.test(from))) {
    return { ok: false, problem: seoRefusals.notAPath }
  }
  if (NOT_FOR_PAGES.includes(path.split('/')[1] ?? '')) return { ok: false, problem: seoRefusals.fromReserved }
  if (await pageAt(tx, path)) return { ok: false, problem: seoRefusals.fromIsAPage }
  return (await findRedirect(tx, [from])) ? { ok: false, problem: seoRefusals.fromTaken } : { ok: true, value: from }
}

/**
 * The page that the address leads to. Where it leads to another redirect, that one's target is taken, so that nobody is
 * sent on twice; and since only pages are targets and no page begins a redirect, none leads in a circle.
 */
async function checkTo(tx: Tx, typed: string): Promise<Checked<RedirectTarget>> {
  const path = toOwnPath(typed)
  if (path === null || path.includes('*')) return { ok: false, problem: seoRefusals.notAPath }
  const { search, hash } = new URL(typed, 'http://own.invalid')
  const page = await pageAt(tx, path)
  if (page && 'path' in page) return { ok: true, value: { path: page.path + search + hash } }
  if (page) return search + hash === '' ? { ok: true, value: page } : { ok: false, problem: seoRefusals.toPartOfRecord }
  const next = await findRedirect(tx, redirectKeys(path, toOwnQuery(typed) ?? ''))
  return next ? { ok: true, value: next.target } : { ok: false, problem: seoRefusals.toIsNoPage }
}

function withoutOrigin(typed = '', siteUrl: string): string {
  if (typed === siteUrl) return '/'
  return typed.startsWith(`${siteUrl}/`) ? typed.slice(siteUrl.length) : typed
}
