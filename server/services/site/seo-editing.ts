import { recordProblems } from '#content/record-problems.ts'
import { seoRefusals } from '#content/seo/refusals.ts'
import { failure, success, type FieldErrors } from '#domain/records/errors.ts'
import { recordForm, type RecordForm } from '#domain/records/record-form.ts'
import { MOST_HALALAS, toHalalas } from '#domain/products/price.ts'
import { foldCode } from '#domain/quotes/folded-code.ts'
import { EMPTY_OVERRIDE, readSeoForm, seoLineFields } from '#domain/records/seo-record.ts'
import { slugify } from '#domain/records/slug.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { findCalled } from '#server/data/quotes/listed-products-store.ts'
import {
  countSeoOverrides,
  deleteSeoOverride,
  findSeoOverride,
  listSeoOverrides,
  saveSeoOverrides,
  type SeoFilter,
  type StoredOverride,
} from '#server/data/site/seo-store.ts'
import { changedParts } from '#server/records/form-marks.ts'
import { saveLive, type LiveSave, type LiveType } from '#server/records/live.ts'
import type { Tried } from '#server/records/transaction.ts'
import { changePrices } from '#server/services/prices/price-editing.ts'

/** The texts of a product for search engines. */
export const SEO: LiveType<StoredOverride, SeoFilter> = {
  kind: 'seo',
  lock: 'seo overrides',
  find: findSeoOverride,
  list: listSeoOverrides,
  count: countSeoOverrides,
  standing: ({ key, override, version, updatedAt }) => ({
    id: key,
    content: { key, ...seoLineFields(override) },
    version,
    updatedAt,
  }),
  remove: deleteSeoOverride,
  async write(tx, { before, fields, context }) {
    const form = recordForm(fields, { isNew: before === null })
    const key = before?.key ?? form.line('key') ?? ''
    sentPrice(form)
    const present = before?.override ?? EMPTY_OVERRIDE
    const { input, problems } = readSeoForm(fields, present)
    const refused = before ? {} : await keyProblem(tx, key)
    const wrong = { ...recordProblems({ ...form.problems, ...problems }), ...refused }
    if (Object.keys(wrong).length > 0) return failure({ kind: 'invalid', fields: wrong })
    const override = { ...present, ...input }
    if (before && changedParts(present, override).length === 0) return success(null)
    await saveSeoOverrides(tx, { [key]: override }, toInstant(context.at))
    return success({ id: key })
  },
}

async function keyProblem(tx: Tx, key: string): Promise<FieldErrors> {
  if (slugify(key) === '') return { key: seoRefusals.keyMissing }
  return (await findSeoOverride(tx, key)) ? { key: seoRefusals.keyTaken } : {}
}

/** In halalas; 0 for none. */
function sentPrice(form: RecordForm): number {
  const halalas = toHalalas(form.number('price', null) ?? 0)
  if (halalas >= 0 && halalas <= MOST_HALALAS) return halalas
  form.refuse('price', { kind: 'out-of-range', least: 0, most: MOST_HALALAS / 100 })
  return 0
}

/** A price that is sent along becomes that of the pack which the SKU names. */
export async function saveWithPrice(tx: Tx, edit: LiveSave): Promise<Tried<StoredOverride>> {
  const done = await saveLive(tx, SEO, edit)
  const halalas = sentPrice(recordForm(edit.fields, { isNew: false }))
  if (!done.ok || halalas === 0) return done
  const called = await findCalled(tx, [foldCode(done.value.override.sku)])
  const stockCode = called.find((one) => one.stockCode !== null)?.stockCode
  if (stockCode) await changePrices(tx, edit.context, [{ stockCode, halalas }])
  return done
}
