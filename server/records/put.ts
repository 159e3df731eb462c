import { recordProblems } from '#content/record-problems.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import type { RecordContent } from '#domain/kinds.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import { firstFree } from '#domain/records/slug.ts'
import { idOfSlug, takenNames } from '#server/data/catalogue/entities-store.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { takenRecordIds } from '#server/data/records/records-store.ts'
import type { HeadBefore } from '#server/data/records/versions-store.ts'
import { findFileKinds } from '#server/data/site/files-store.ts'
import { binNamed } from './bin.ts'
import { filesIn } from './heads.ts'
import { contentAt, findPresent, lockRecord } from './present.ts'
import { binPresent, bringCompanions, keepDraft, listNewest, NO_DRAFT, planLeft, unpublish } from './publish.ts'
import type { Tried } from './transaction.ts'
import { hasDrafts, inputOfContent, standingOf, type PlainType, type RecordType } from './type.ts'
import { isSameContent, recorded, type Next, type WriteContext } from './write.ts'

export type Putting = {
  id: string
  content: RecordContent
  context: WriteContext
  /** When the record was made, for one that has no row at the moment. */
  createdAt: string
  /** What becomes of draft and plan; both stay as they are where nothing is said. */
  next?: Next
  /** False where nobody has given the password again, which settings that touch people ask for. */
  isConfirmed?: boolean
}

/**
 * `slug`: another record has the old one, so the present one stays. `left`: fields that whoever does it may not change,
 * and that stay as they are.
 */
export type Put = { altered: 'slug'[]; left?: readonly string[] }

type AnyType = RecordType | PlainType

export function lock(tx: Tx, type: AnyType, id: string): Promise<void> {
  return hasDrafts(type) ? lockRecord(tx, type, id) : takeLock(tx, type.lock)
}

export async function bin(tx: Tx, type: AnyType, id: string, context: WriteContext): Promise<Outcome<void>> {
  if (hasDrafts(type)) {
    const present = await findPresent(tx, type, id)
    return present ? binPresent(tx, type, { present, fields: {}, context }) : failure({ kind: 'not-found' })
  }
  if (type.named) return binNamed(tx, type.named, id, context)
  return (await type.withdraw?.(tx, id, context)) ? success(undefined) : failure({ kind: 'not-found' })
}

/** The id under which a record of the bin comes back; null where its own is taken and there can be no other. */
export async function freeId(tx: Tx, type: AnyType, id: string): Promise<string | null> {
  if (!hasDrafts(type)) return (await type.named?.find(tx, id)) ? null : id
  const known = await takenRecordIds(tx, type.kind, id)
  const { table } = type
  if (table === 'content_records') return type.onlyId && known.includes(id) ? null : firstFree(id, new Set(known))
  return firstFree(id, new Set([...(await takenNames(tx, table, id)).ids, ...known]))
}

/** Writes a whole content as what is on the site, through the reader of every other save. */
export async function put(tx: Tx, type: AnyType, putting: Putting): Promise<Tried<Put, unknown>> {
  if (!hasDrafts(type)) return type.put(tx, putting)
  const { id, context, createdAt, next } = putting
  const content = await withoutLostFiles(tx, putting.content)
  const before = await type.on(tx).get(id)
  if (before && isSameContent(standingOf(type, before).content, content)) {
    await recorded(tx, type, before, before, { ...context, next })
    await listNewest(tx, type, id)
    return success({ altered: [] })
  }
  const whole = (await type.lacks?.(tx, content)) ?? success(undefined)
  if (!whole.ok) return whole
  const { input, problems } = type.read(content, null, true)
  if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: recordProblems(problems) })
  const wanted = type.complete(input, context.at)
  const owner = type.table === 'content_records' ? null : await idOfSlug(tx, type.table, wanted.slug ?? '')
  // The present slug stays where another record has the old one.
  const given = before !== null && owner !== null && owner !== id ? { ...wanted, slug: slugOf(before) } : wanted
  const store = type.on(tx, context)
  const outcome = before
    ? await store.update(id, given)
    : await store.create(given, { id, createdAt, isReserved: true })
  if (!outcome.ok) return outcome
  if (!before) await bringCompanions(tx, type, id, context)
  await recorded(tx, type, before, outcome.value, { ...context, next })
  await listNewest(tx, type, id)
  return success({ altered: slugOf(outcome.value) === wanted.slug ? [] : ['slug'] })
}

function slugOf(record: object): string | undefined {
  return 'slug' in record && typeof record.slug === 'string' ? record.slug : undefined
}

/** Writes a whole content as what is not on the site; what is there stays, or goes where that is said. */
export async function putAside(
  tx: Tx,
  type: RecordType,
  { id, content, context, next = {}, unpublishes = false }: Omit<Putting, 'createdAt'> & { unpublishes?: boolean },
): Promise<Outcome<unknown>> {
  const present = await findPresent(tx, type, id)
  if (!present) return failure({ kind: 'not-found' })
  const input = inputOfContent(type, await withoutLostFiles(tx, content), context.at)
  const { site } = present
  if (site && unpublishes) return unpublish(tx, type, { present, site, input, fields: {}, next, context })
  return success(await keepDraft(tx, type, { present, marks: present.head, input, next, context }))
}

/** A file that only earlier versions showed may have been deleted since: they come back without it. */
async function withoutLostFiles(tx: Tx, content: RecordContent): Promise<RecordContent> {
  const names = filesIn(content)
  const stored = await findFileKinds(tx, names)
  return withoutFiles(
    content,
    names.filter((name) => !stored.has(name)),
  )
}

type StandingAgain = {
  head: RecordHead
  /** How the record is to stand again: its numbers say which contents. */
  target: HeadBefore
  /** A content as it can be written now. */
  adapted: (content: RecordContent) => RecordContent
  context: WriteContext
}

/** Makes a record stand as it stood at another time: what is on the site of it, its draft, and what is planned. */
export async function standAgain(
  tx: Tx,
  type: AnyType,
  { head, target, adapted, context }: StandingAgain,
): Promise<Tried<unknown, unknown>> {
  const { id, createdAt } = head
  const plan = planLeft(target, context.at)
  const read = async (number: number | null) => {
    const content = await contentAt(tx, head, number)
    return content && adapted(content)
  }
  const [site, draft] = [await read(target.published), await read(target.draft)]
  const lost = (target.published !== null && !site) || (target.draft !== null && !draft)
  if (lost || (!site && !draft)) return failure({ kind: 'not-found' })
  const restoring = (number: number | null): WriteContext => ({ ...context, act: 'restore', restoredFrom: number })
  if (site && !draft) {
    const next = hasDrafts(type) ? { ...NO_DRAFT, ...plan } : {}
    return put(tx, type, { id, createdAt, content: site, next, context: restoring(target.published) })
  }
  if (!hasDrafts(type)) return failure({ kind: 'not-found' })
  const isThere =
    head.state === 'published' && isSameContent((await contentAt(tx, head, head.published)) ?? {}, site ?? {})
  if (site && !isThere) {
    const outcome = await put(tx, type, { id, createdAt, content: site, context: restoring(target.published) })
    if (!outcome.ok) return outcome
  }
  const base = target.draftBase === target.published ? {} : { draftBase: target.draftBase }
  const next = { ...base, ...plan }
  const aside = { id, content: draft!, next, unpublishes: site === null, context: restoring(target.draft) }
  return putAside(tx, type, aside)
}

/** A content without files that are gone: fields that named one are empty, lists and texts are without it. */
export function withoutFiles(content: RecordContent, names: readonly string[]): RecordContent {
  if (names.length === 0) return content
  const isLost = (value: unknown) => typeof value === 'string' && names.includes(value)
  const withoutLost = (value: unknown): unknown => {
    if (typeof value === 'string') return isLost(value) ? '' : withoutPictures(value, names)
    if (Array.isArray(value)) return value.filter((one) => !isLost(one)).map(withoutLost)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutLost(part)]))
  }
  return withoutLost(content) as RecordContent
}

function withoutPictures(text: string, names: readonly string[]): string {
  return text.replace(/<img\b[^>]*>/g, (tag) => (names.some((name) => tag.includes(name)) ? '' : tag))
}
