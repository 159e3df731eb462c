import { recordProblems } from '#content/record-problems.ts'
import { seoRefusals } from '#content/seo/refusals.ts'
import type { ChangeMaker } from '#domain/accounts/caller.ts'
import { failure, success } from '#domain/records/errors.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { recordForm } from '#domain/records/record-form.ts'
import { RECORD_LIMITS } from '#domain/records/record-limits.ts'
import {
  redirectKeys,
  toOwnPath,
  toOwnQuery,
  type Redirect,
  type RedirectOrigin,
  type RedirectTarget,
} from '#domain/records/redirect.ts'
import { WITHOUT_PAGES } from '#domain/records/reserved-segments.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { deleteRedirect, findRedirect, saveRedirect } from '#server/data/site/redirects-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import { editInTransaction, type EditOutcome, type Tried } from '#server/records/transaction.ts'
import { isOutdated, namedVersion } from '#server/records/form-marks.ts'
import { redirectStanding } from '#server/records/addresses.ts'
import { newWriteContext, writeVersion, type WriteContext } from '#server/records/write.ts'
import { pageAt } from './site-addresses.ts'

type Edit = { before: string | null; fields: FormFields }

/** Saves what the form of a redirect says, with its line in the record of changes. */
export function editRedirect(
  { db, clock, siteUrl }: { db: Db; clock: Clock; siteUrl: string },
  { by, ...edit }: Edit & { by: ChangeMaker },
): Promise<EditOutcome<Redirect>> {
  return editInTransaction(db, edit.fields, async (tx, actId) => {
    await authorize(tx, by, 'records.write')
    return saveRedirectForm(tx, { ...edit, siteUrl, context: newWriteContext(by, clock(), actId) })
  })
}

type Saving = Edit & {
  siteUrl: string
  context: WriteContext
  /** `kept` is for addresses that records had, of products in any category. */
  origin?: RedirectOrigin
}

/** The same as a part of a transaction. */
export async function saveRedirectForm(tx: Tx, edit: Saving): Promise<Tried<Redirect>> {
  const { before, fields, siteUrl, context, origin = 'staff' } = edit
  await takeLock(tx, 'redirects')
  const current = before === null ? null : await findRedirect(tx, [before])
  if (before !== null && !current) return failure({ kind: 'not-found' })
  const form = recordForm(fields, { isNew: true })
  const typed = (name: string) =>
    withoutOrigin(form.line(name, { required: true, most: RECORD_LIMITS.address }), siteUrl)
  const [fromTyped, toTyped, version] = [typed('from'), typed('to'), namedVersion(form)]
  if (current && isOutdated(version, current)) return failure({ kind: 'stale', current })
  const [from, to] = [await checkFrom(tx, fromTyped, { before, origin }), await checkTo(tx, toTyped)]
  const problems = { ...(from.ok ? {} : { from: from.problem }), ...(to.ok ? {} : { to: to.problem }) }
  if (!from.ok || !to.ok) return failure({ kind: 'invalid', fields: { ...problems, ...recordProblems(form.problems) } })
  if (current && current.from === from.value && isSameTarget(current.target, to.value) && current.origin === origin) {
    return success(current)
  }
  if (before !== null && before !== from.value) await deleteRedirect(tx, before)
  await saveRedirect(tx, { from: from.value, target: to.value, origin, at: toInstant(context.at) })
  const after = await findRedirect(tx, [from.value])
  if (!after) return failure({ kind: 'not-found' })
  const standings = { before: current && redirectStanding(current), after: redirectStanding(after) }
  const { number } = await writeVersion(tx, { kind: 'redirect', ...standings, context })
  return success({ ...after, version: number })
}

function isSameTarget(one: RedirectTarget, other: RedirectTarget): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

type Checked<T> = { ok: true; value: T } | { ok: false; problem: Localized }

/** An address that a product had, as it is kept: see `addressOfSlug`. */
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

/** Staff paste addresses as the browser shows them. */
function withoutOrigin(typed = '', siteUrl: string): string {
  if (typed === siteUrl) return '/'
  return typed.startsWith(`${siteUrl}/`) ? typed.slice(siteUrl.length) : typed
}
