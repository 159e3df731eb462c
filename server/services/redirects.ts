import { randomUUID } from 'node:crypto'
import { seoRefusals } from '../../content/seo/refusals.ts'
import { failure, success } from '../../domain/errors.ts'
import type { Failure, FieldErrors, Outcome, Stale } from '../../domain/errors.ts'
import type { Localized } from '../../domain/locale.ts'
import { redirectKeys, toOwnPath } from '../../domain/redirect.ts'
import type { Redirect, RedirectTarget } from '../../domain/redirect.ts'
import type { Actor } from '../../domain/staff.ts'
import type { Clock } from '../clock.ts'
import { appendAudit } from '../data/audit-store.ts'
import { toInstant } from '../data/codec.ts'
import { inTransaction } from '../data/database.ts'
import type { Db, Tx } from '../data/database.ts'
import { takeTurn } from '../data/dialect.ts'
import type { Page } from '../data/page.ts'
import { countRedirects, deleteRedirect, findRedirect, listRedirects, saveRedirect } from '../data/redirects-store.ts'
import type { RedirectFilter } from '../data/redirects-store.ts'
import { pageAt } from './site-addresses.ts'

/** A redirect as staff write it. `before` is the one that it changes: its address, and the state that was seen. */
export type RedirectEntry = { from: string; to: string; before: { from: string; version: number } | null }

export type RedirectsService = {
  /** Where the path of an address that nothing stands at leads, without language; null where it leads nowhere. */
  find(path: string): Promise<string | null>
  /** The latest change first. */
  list(filter?: RedirectFilter & Page): Promise<Redirect[]>
  count(filter?: RedirectFilter): Promise<number>
  get(from: string): Promise<Redirect | null>
  /** Problems are named by the fields `from` and `to`. What leads to a redirect leads to its target at once. */
  save(entry: RedirectEntry, actor: Actor): Promise<Outcome<Redirect, Failure | Stale<Redirect>>>
  remove(from: string, actor: Actor): Promise<Outcome<void>>
}

export type RedirectsDeps = { db: Db; clock: Clock; siteUrl: string }

export function createRedirects({ db, clock, siteUrl }: RedirectsDeps): RedirectsService {
  const now = () => toInstant(clock())
  return {
    async find(path) {
      const own = toOwnPath(path)
      const redirect = own === null ? null : await findRedirect(db, redirectKeys(own))
      return redirect?.to ?? null
    },
    list: (filter) => listRedirects(db, filter),
    count: (filter) => countRedirects(db, filter),
    get: (from) => findRedirect(db, [from]),
    save: (entry, actor) => inTransaction(db, (tx) => save(tx, entry, { actor, at: now(), siteUrl })),
    remove: (from, actor) => inTransaction(db, (tx) => remove(tx, from, { actor, at: now() })),
  }
}

type Change = { actor: Actor; at: string }

async function save(tx: Tx, entry: RedirectEntry, { actor, at, siteUrl }: Change & { siteUrl: string }) {
  await takeTurn(tx, 'redirects')
  const { before } = entry
  const current = before && (await findRedirect(tx, [before.from]))
  if (before && !current) return failure({ kind: 'not-found' })
  if (current && current.version !== before.version) return failure({ kind: 'stale', current })
  const from = await checkFrom(tx, withoutOrigin(entry.from, siteUrl), before?.from)
  const to = await checkTo(tx, withoutOrigin(entry.to, siteUrl))
  const fields: FieldErrors = { ...(from.ok ? {} : { from: from.problem }), ...(to.ok ? {} : { to: to.problem }) }
  if (!from.ok || !to.ok) return failure({ kind: 'invalid', fields })
  if (before && before.from !== from.value) await deleteRedirect(tx, before.from)
  await saveRedirect(tx, { from: from.value, target: to.value, origin: 'staff', at })
  await record(tx, { action: before ? 'redirect.update' : 'redirect.create', from: from.value, actor, at })
  const saved = await findRedirect(tx, [from.value])
  return saved ? success(saved) : failure({ kind: 'not-found' })
}

async function remove(tx: Tx, from: string, change: Change): Promise<Outcome<void>> {
  if (!(await deleteRedirect(tx, from))) return failure({ kind: 'not-found' })
  await record(tx, { action: 'redirect.delete', from, ...change })
  return success(undefined)
}

type Checked<T> = { ok: true; value: T } | { ok: false; problem: Localized }

/** Where files, programs and staff are at home no page is looked for. */
const NOT_FOR_PAGES = /^\/(admin|api|assets|fonts|icons|images|logos|social)(\/|$)/

/** Nothing stands at the address, and no other redirect begins there. */
async function checkFrom(tx: Tx, typed: string, before: string | undefined): Promise<Checked<string>> {
  const path = toOwnPath(typed)
  if (path !== null && path === before) return { ok: true, value: path }
  if (path === null || path.includes('*')) return { ok: false, problem: seoRefusals.notAPath }
  if (NOT_FOR_PAGES.test(path)) return { ok: false, problem: seoRefusals.fromReserved }
  if (await pageAt(tx, path)) return { ok: false, problem: seoRefusals.fromIsAPage }
  return (await findRedirect(tx, [path])) ? { ok: false, problem: seoRefusals.fromTaken } : { ok: true, value: path }
}

/**
 * The page that the address leads to. Where it leads to another redirect, that one's target is taken, so that nobody is
 * sent on twice; and since only pages are targets and no page begins a redirect, none leads in a circle.
 */
async function checkTo(tx: Tx, typed: string): Promise<Checked<RedirectTarget>> {
  const path = toOwnPath(typed)
  if (path === null || path.includes('*')) return { ok: false, problem: seoRefusals.notAPath }
  const page = await pageAt(tx, path)
  if (page) return { ok: true, value: 'path' in page ? { path: page.path + queryOf(typed) } : page }
  const next = await findRedirect(tx, redirectKeys(path))
  return next ? { ok: true, value: next.target } : { ok: false, problem: seoRefusals.toIsNoPage }
}

/** The query of an address on one line, as it would stand in a link. */
function queryOf(typed: string): string {
  return new URL(typed.trim(), 'http://own.invalid').search
}

/** Staff paste addresses as the browser shows them. */
function withoutOrigin(typed: string, siteUrl: string): string {
  const text = typed.trim()
  if (text === siteUrl) return '/'
  return text.startsWith(`${siteUrl}/`) ? text.slice(siteUrl.length) : text
}

async function record(tx: Tx, { action, from, actor, at }: Change & { action: string; from: string }): Promise<void> {
  await appendAudit(tx, { id: randomUUID(), at, actor, action, subject: { kind: 'redirect', id: from }, detail: {} })
}
