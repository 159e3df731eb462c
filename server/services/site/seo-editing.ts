import { recordProblems } from '#content/record-problems.ts'
import { seoRefusals } from '#content/seo/refusals.ts'
import type { ChangeMaker } from '#domain/accounts/caller.ts'
import { failure, success, type FieldErrors } from '#domain/records/errors.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { recordForm, type RecordForm } from '#domain/records/record-form.ts'
import { MOST_HALALAS, toHalalas } from '#domain/products/price.ts'
import { foldCode } from '#domain/quotes/folded-code.ts'
import { EMPTY_OVERRIDE, readSeoForm, seoLineFields } from '#domain/records/seo-record.ts'
import { slugify } from '#domain/records/slug.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { findCalled } from '#server/data/quotes/listed-products-store.ts'
import {
  deleteSeoOverride,
  findSeoOverride,
  saveSeoOverrides,
  type StoredOverride,
} from '#server/data/site/seo-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import { changePrices } from '#server/services/prices/price-editing.ts'
import { editInTransaction, type EditOutcome, type Tried } from '#server/records/transaction.ts'
import { changedParts, isOutdated, namedVersion } from '#server/records/form-marks.ts'
import type { Named } from '#server/records/type.ts'
import type { Standing } from '#server/records/heads.ts'
import { newWriteContext, writeVersion, type WriteContext } from '#server/records/write.ts'

type Edit = { key: string | null; fields: FormFields; context: WriteContext }

/** Saves what the form of an override says, with its line in the record of changes. */
export function editOverride(
  { db, clock }: { db: Db; clock: Clock },
  { by, ...edit }: Omit<Edit, 'context'> & { by: ChangeMaker },
): Promise<EditOutcome<StoredOverride>> {
  return editInTransaction(db, edit.fields, async (tx, actId) => {
    await authorize(tx, by, 'records.write')
    return saveWithPrice(tx, { ...edit, context: newWriteContext(by, clock(), actId) })
  })
}

type Edited = Tried<StoredOverride>

/** In halalas; 0 for none. */
function sentPrice(form: RecordForm): number {
  const halalas = toHalalas(form.number('price', null) ?? 0)
  if (halalas >= 0 && halalas <= MOST_HALALAS) return halalas
  form.refuse('price', { kind: 'out-of-range', least: 0, most: MOST_HALALAS / 100 })
  return 0
}

/** The same as a part of a transaction. A price that is sent along becomes that of the pack which the SKU names. */
export async function saveWithPrice(tx: Tx, edit: Edit): Promise<Edited> {
  const done = await saveOverride(tx, edit)
  const halalas = sentPrice(recordForm(edit.fields, { isNew: false }))
  if (!done.ok || halalas === 0) return done
  const called = await findCalled(tx, [foldCode(done.value.override.sku)])
  const stockCode = called.find((one) => one.stockCode !== null)?.stockCode
  if (stockCode) await changePrices(tx, edit.context, [{ stockCode, halalas }])
  return done
}

export function saveOverride(tx: Tx, edit: Edit): Promise<Edited> {
  const { key } = edit
  return key === null ? create(tx, edit) : update(tx, { ...edit, key })
}

async function create(tx: Tx, { fields, context }: Edit): Promise<Edited> {
  const form = recordForm(fields, { isNew: true })
  const key = form.line('key') ?? ''
  sentPrice(form)
  await takeLock(tx, 'seo overrides')
  const { input, problems } = readSeoForm(fields, EMPTY_OVERRIDE)
  const wrong = { ...recordProblems({ ...form.problems, ...problems }), ...(await keyProblem(tx, key)) }
  if (Object.keys(wrong).length > 0) return failure({ kind: 'invalid', fields: wrong })
  await saveSeoOverrides(tx, { [key]: { ...EMPTY_OVERRIDE, ...input } }, toInstant(context.at))
  return written(tx, null, key, context)
}

async function keyProblem(tx: Tx, key: string): Promise<FieldErrors> {
  if (slugify(key) === '') return { key: seoRefusals.keyMissing }
  return (await findSeoOverride(tx, key)) ? { key: seoRefusals.keyTaken } : {}
}

async function update(tx: Tx, { key, fields, context }: Edit & { key: string }): Promise<Edited> {
  await takeLock(tx, 'seo overrides')
  const before = await findSeoOverride(tx, key)
  if (!before) return failure({ kind: 'not-found' })
  const form = recordForm(fields, { isNew: false })
  if (isOutdated(namedVersion(form), before)) return failure({ kind: 'stale', current: before })
  sentPrice(form)
  const { input, problems } = readSeoForm(fields, before.override)
  const wrong = { ...form.problems, ...problems }
  if (Object.keys(wrong).length > 0) return failure({ kind: 'invalid', fields: recordProblems(wrong) })
  const override = { ...before.override, ...input }
  const changed = changedParts(before.override, override)
  if (changed.length === 0) return success(before)
  await saveSeoOverrides(tx, { [key]: override }, toInstant(context.at))
  return written(tx, before, key, context)
}

async function written(tx: Tx, before: StoredOverride | null, key: string, context: WriteContext): Promise<Edited> {
  const after = await findSeoOverride(tx, key)
  if (!after) return failure({ kind: 'not-found' })
  const standings = { before: before && seoStanding(before), after: seoStanding(after) }
  const { number: version } = await writeVersion(tx, { kind: 'seo', ...standings, context })
  return success({ ...after, version })
}

export function seoStanding({ key, override, version, updatedAt }: StoredOverride): Standing {
  return { id: key, content: { key, ...seoLineFields(override) }, version, updatedAt }
}

/** How an override goes into the bin. */
export const NAMED_SEO: Named = {
  kind: 'seo',
  async find(tx, name) {
    const found = await findSeoOverride(tx, name)
    return found && seoStanding(found)
  },
  remove: deleteSeoOverride,
}
