import { failure, success, type FieldErrors, type Outcome } from '#domain/records/errors.ts'
import { blankRecord, lineFields, readRecord, type Fields } from '#domain/fields/field.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { recordName, type RecordContent } from '#domain/kinds.ts'
import type { ContentKind } from '#domain/site/content/content-kinds.ts'
import type { ContentRecord, ContentValues } from '#domain/site/content/content-record.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { findContent, insertContent, updateContent, type ContentRow } from '#server/data/site/content-store.ts'
import type { Creation, Store } from '#server/records/type.ts'
import { newContentId } from '#server/records/identity.ts'
import { checkContent, openGaps, tooMany } from './content-rules.ts'

type Deps = {
  db: Db
  clock: Clock
  kind: ContentKind
  table: Fields
  /** Pages that come with the same file: links may lead to them before they are there. */
  coming?: ReadonlySet<string> | undefined
}

export function createContentRecords(deps: Deps): Store<ContentRecord, ContentValues> {
  const { db, clock, kind, table, coming } = deps
  const context = () => ({ coming, today: dayOfInstant(clock()) })
  const bodyOf = (values: ContentValues): RecordContent => lineFields(table, { ...blankRecord(table), ...values })

  async function get(id: string, on = db): Promise<ContentRecord | null> {
    const row = await findContent(on, kind, id)
    return row && toContentRecord(table, row)
  }

  const nameOf = (body: RecordContent) => recordName(kind, '', body)

  async function read(id: string, on = db): Promise<Outcome<ContentRecord>> {
    const record = await get(id, on)
    return record ? success(record) : failure({ kind: 'not-found' })
  }

  /** What stands against a record on the site; a draft may have gaps. */
  async function publishingProblems(on: Db, values: ContentValues): Promise<FieldErrors> {
    return { ...openGaps(table, values), ...(await checkContent(on, kind, table, values, context())) }
  }

  /** Those that come onto the site wait for one another, so that there are never more than there may be. */
  async function create(tx: Tx, values: ContentValues, creation: Creation): Promise<Outcome<ContentRecord>> {
    const problems = await publishingProblems(tx, values)
    if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: problems })
    const body = bodyOf(values)
    const id = await newContentId(tx, { table: 'content_records', slugField: null, kind }, nameOf(body), creation)
    if (!id.ok) return id
    await takeLock(tx, `room for ${kind}`)
    const full = await tooMany(tx, kind, body)
    if (full) return failure({ kind: 'conflict', message: full })
    const now = toInstant(clock())
    await insertContent(tx, kind, { id: id.value, body, createdAt: creation.createdAt ?? now, updatedAt: now })
    return read(id.value, tx)
  }

  return {
    get: (id) => get(id),
    create: (values, creation = {}) => inTransaction(db, (tx) => create(tx, values, creation)),
    async update(id, patch) {
      const before = await get(id)
      if (!before) return failure({ kind: 'not-found' })
      const problems = await publishingProblems(db, patch)
      if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: problems })
      const body = bodyOf({ ...before, ...patch })
      const full = await tooMany(db, kind, body, id)
      if (full) return failure({ kind: 'conflict', message: full })
      await updateContent(db, kind, { id, body, updatedAt: toInstant(clock()) })
      return read(id)
    },
    check: (values): Promise<FieldErrors> => checkContent(db, kind, table, values, context()),
    draft: async (values, marks) => ({ ...blankRecord(table), ...values, ...marks }),
  }
}

/** What was written, read by the reader of every save. */
export function toContentRecord(table: Fields, { id, body, version, createdAt, updatedAt }: ContentRow): ContentRecord {
  const { input } = readRecord(table, body, null, true)
  return { ...blankRecord(table), ...input, id, version, createdAt, updatedAt }
}
