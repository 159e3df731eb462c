import { z } from 'zod'
import { binCalls } from '#content/admin/bin.ts'
import type { BinnedRecord } from '#domain/records/record-state.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { SMALL_FORM } from '#server/web/request/request-body.ts'
import { languageAsked, endpoint, notFound, staffOf, listInput, listPage } from './endpoint.ts'
import { recordId, findById, optionalId } from './request-fields.ts'
import { kindOfRecord } from './versions.ts'
import { writeRefusal } from './write-endpoint.ts'

/** Names one record of the bin: its id may be another's meanwhile. */
const namedInBin = z.object({ bin_id: recordId })

const binnedSchema = z.object({
  bin_id: z.string(),
  kind: kindOfRecord,
  id: z.string().meta({ description: 'What it was called; comes back under another one where others have that' }),
  name_ar: z.string(),
  name_en: z.string(),
  deleted_at: z.iso.datetime(),
  deleted_by: z.object({ kind: z.enum(['staff', 'token', 'customer', 'system']), name: z.string() }),
  purge_at: z.iso.datetime().meta({ description: 'When it goes for good' }),
})

function toBinnedDto(record: BinnedRecord): z.output<typeof binnedSchema> {
  const { binId, kind, id, name, deletedAt, deletedBy, purgeAt } = record
  return {
    bin_id: binId,
    kind,
    id,
    name_ar: name.ar,
    name_en: name.en,
    deleted_at: deletedAt,
    deleted_by: { kind: deletedBy.kind, name: deletedBy.name },
    purge_at: purgeAt,
  }
}

export const deleteBinned = endpoint({
  method: 'POST',
  path: '/api/bin/delete.php',
  summary: 'Deletes a record of the bin for good, with all its versions',
  access: 'records.purge',
  rates: [RATES.staffWrites],
  body: SMALL_FORM,
  input: namedInBin,
  output: z.object({}),
  cache: 'none',
  failure: binCalls.remove.failed.en,
  async handle({ bin_id }, call) {
    const locale = languageAsked({}, call) ?? 'en'
    const words = binCalls.remove
    const purged = await findById(bin_id, (binId) => call.services.records.purge([binId], staffOf(call)))
    return purged ? { ok: true, data: {}, message: words.done[locale] } : notFound(words.failed[locale])
  },
})

export const getAllBinned = endpoint({
  method: 'GET',
  path: '/api/bin/getall.php',
  summary: 'What lies in the bin, the latest deleted first',
  access: 'records.read',
  rates: [RATES.reads],
  body: 'none',
  input: listInput.extend({ kind: kindOfRecord.optional() }),
  output: z.array(binnedSchema),
  cache: 'none',
  failure: 'Failed to fetch the bin',
  async handle({ kind, ...input }, call) {
    const { role } = staffOf(call)
    const { records, total } = await call.services.records.bin({ role, ...(kind && { kind }), ...listPage(input) })
    return { ok: true, data: records.map(toBinnedDto), total }
  },
})

export const restoreBinned = endpoint({
  method: 'POST',
  path: '/api/bin/restore.php',
  summary: 'Brings a record back from the bin, in the state that it had',
  access: 'records.write',
  rates: [RATES.staffWrites],
  body: SMALL_FORM,
  input: namedInBin.extend({
    category_id: optionalId.meta({ description: 'In place of one that is gone; empty for none' }),
    products: z
      .string()
      .optional()
      .meta({ description: 'Of a category: 0 leaves its products where its deletion left them, else they come back' }),
  }),
  output: z.object({
    act: z.string(),
    id: z.string().meta({ description: 'Another than it had where that is taken' }),
    kept_slug: z.boolean().meta({ description: 'Another record has the slug that it had' }),
    products_back: z.number().meta({ description: 'How many products came back into a category' }),
    taken: z.array(z.string()).meta({ description: 'Addresses that led to it and are those of others now' }),
  }),
  cache: 'none',
  failure: binCalls.restore.failed.en,
  async handle({ bin_id, category_id, products }, call) {
    const locale = languageAsked({}, call) ?? 'en'
    const words = binCalls.restore
    const category = category_id === undefined ? {} : { category: category_id || null }
    const restoring = { ...category, productsBack: products !== '0' }
    const restore = (binId: string) => call.services.records.restoreFromBin({ binId, ...restoring }, staffOf(call))
    const outcome = await findById(bin_id, restore)
    if (!outcome) return notFound(words.failed[locale])
    if (!outcome.ok) return writeRefusal(outcome.failure, { words, toCurrent: () => ({}) }, locale)
    const { actId, id, altered, taken, productsBack } = outcome.value
    const data = { act: actId, id, kept_slug: altered.includes('slug'), products_back: productsBack, taken }
    return { ok: true, data, message: words.done[locale] }
  },
})
