import { sql } from 'kysely'
import type { AuditEntry } from '#domain/accounts/staff.ts'
import { toCount, type Page, inChunks, contains } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { toEntry } from './audit-store.ts'

/** Which lines of the log are meant; `kinds` are those that may be read at all. */
export type LineFilter = {
  kinds: readonly string[]
  q?: string
  /** The id of whoever acted, or the kind of an actor without one. */
  who?: string
  /** A whole name of an act, or what stands behind its stop. */
  act?: string
  /** Instants: from this one on, and before that one. */
  from?: string
  before?: string
  actId?: string
}

/** One act of several lines, or a line by itself: how many lines of it are meant, and the first of them. */
export type ActLines = { actId: string; at: string; count: number; first: string }

export async function listActLines(db: Db, filter: LineFilter, { limit = 50, offset = 0 }: Page): Promise<ActLines[]> {
  const rows = await chosen(db, filter)
    .select(({ fn, ref }) => [
      fn.coalesce('act_id', 'id').as('act'),
      fn.max('at').as('newest'),
      fn.countAll<string | number>().as('count'),
      fn.min(ref('id')).as('first'),
    ])
    .groupBy(({ fn }) => fn.coalesce('act_id', 'id'))
    .orderBy('newest', 'desc')
    .orderBy('act')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ act, newest, count, first }) => ({ actId: act, at: newest, count: toCount(count), first }))
}

/** The last acts but sign-ins, newest first. Lines are read in the order of an index, of acts that are known already none again. */
export async function latestActs(db: Db, kinds: readonly string[], most: number): Promise<ActLines[]> {
  const ids: string[] = []
  while (ids.length < most) {
    const lines = await chosen(db, { kinds })
      .select(({ fn }) => fn.coalesce('act_id', 'id').as('act'))
      .where('action', 'not in', ['staff.sign-in', 'staff.sign-out'])
      .$if(ids.length > 0, (some) => some.where(({ fn, eb }) => eb(fn.coalesce('act_id', 'id'), 'not in', ids)))
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    if (lines.length === 0) break
    ids.push(...new Set(lines.map(({ act }) => act)))
  }
  const acts = await Promise.all(ids.slice(0, most).map((actId) => listActLines(db, { kinds, actId }, { limit: 1 })))
  return acts.flat()
}

const AT_ONCE = 50

/** Single lines, newest first. */
export async function listLines(db: Db, filter: LineFilter, { limit = 50, offset = 0 }: Page): Promise<AuditEntry[]> {
  const rows = await chosen(db, filter)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(toEntry)
}

export async function findLines(db: Db, ids: string[]): Promise<Map<string, AuditEntry>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('audit_log').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, toEntry(row)]))
}

/** How many lines of each act are about which kind. */
export async function countKinds(db: Db, actIds: string[]): Promise<{ actId: string; kind: string; count: number }[]> {
  if (actIds.length === 0) return []
  const rows = await db
    .selectFrom('audit_log')
    .select(({ fn }) => ['act_id', 'subject_kind', fn.countAll<string | number>().as('count')])
    .where('act_id', 'in', actIds)
    .groupBy(['act_id', 'subject_kind'])
    .execute()
  return rows.map(({ act_id, subject_kind, count }) => ({
    actId: act_id ?? '',
    kind: subject_kind,
    count: toCount(count),
  }))
}

/** Where records are now: under which id, and whether they lie in the bin; those that are gone for good are left out. */
export async function findPlaces(db: Db, keys: string[]): Promise<Map<string, { id: string; isBinned: boolean }>> {
  if (keys.length === 0) return new Map()
  const rows = await db.selectFrom('records').select(['key', 'id', 'deleted_at']).where('key', 'in', keys).execute()
  return new Map(rows.map(({ key, id, deleted_at }) => [key, { id, isBinned: deleted_at !== null }]))
}

function chosen(db: Db, { kinds, q = '', who, act, from, before, actId }: LineFilter) {
  const words = q.trim().toLowerCase()
  return db
    .selectFrom('audit_log')
    .where(({ or, eb }) => or([eb.lit(false), ...kinds.map((kind) => eb('action', 'like', `${kind}.%`))]))
    .$if(words !== '', (some) => some.where(contains(SEARCHED, words)))
    .$if(who !== undefined, (some) =>
      some.where(({ or, and, eb }) =>
        or([eb('actor_id', '=', who!), and([eb('actor_id', 'is', null), eb('actor_kind', '=', who!)])]),
      ),
    )
    .$if(act !== undefined, (some) =>
      some.where(({ or, eb }) => or([eb('action', '=', act!), eb('action', 'like', `%.${act!}`)])),
    )
    .$if(from !== undefined, (some) => some.where('at', '>=', from!))
    .$if(before !== undefined, (some) => some.where('at', '<', before!))
    .$if(actId !== undefined, (some) => some.where('act_id', '=', actId!))
}

/** What is looked for: the name at the time, the id, and who it was. */
const SEARCHED = sql<string>`lower(coalesce(name_ar, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(subject_id, '')
  || ' ' || actor_name)`

/** What requests and quotations are called by people, by their ids. */
export async function findNumbers(db: Db, ids: string[]): Promise<Map<string, string>> {
  const [messages, quotes] = await Promise.all([
    inChunks(ids, (chunk) => db.selectFrom('messages').where('id', 'in', chunk).select(['id', 'number']).execute()),
    inChunks(ids, (chunk) =>
      db
        .selectFrom('quotes')
        .leftJoin('messages', 'messages.id', 'quotes.message_id')
        .where('quotes.id', 'in', chunk)
        .select(({ fn }) => ['quotes.id', fn.coalesce('quotes.number', 'messages.number').as('number')])
        .execute(),
    ),
  ])
  return new Map([...messages, ...quotes].flatMap(({ id, number }) => (number ? [[id, number] as const] : [])))
}
