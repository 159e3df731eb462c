import { z } from 'zod'
import { binCalls } from '#content/admin/bin.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { SMALL_FORM } from '#server/web/request/request-body.ts'
import { languageAsked } from '#server/api/call-language.ts'
import { endpoint, notFound, staffOf } from '#server/api/endpoint.ts'
import { findById, optionalId } from '#server/api/record-id.ts'
import { writeRefusal } from '#server/api/write-refusal.ts'
import { namedInBin } from './binned-schema.ts'

export const restoreBinned = endpoint({
  method: 'POST',
  path: '/api/bin/restore.php',
  summary: 'Brings a record back from the bin, in the state that it had',
  access: 'records.write',
  rates: [RATES.staffWrites],
  body: SMALL_FORM,
  input: namedInBin.extend({
    category_id: optionalId.meta({ description: 'In place of one that is gone; empty for none' }),
  }),
  output: z.object({
    act: z.string(),
    id: z.string().meta({ description: 'Another than it had where that is taken' }),
    kept_slug: z.boolean().meta({ description: 'Another record has the slug that it had' }),
    taken: z.array(z.string()).meta({ description: 'Addresses that led to it and are those of others now' }),
  }),
  cache: 'none',
  failure: binCalls.restore.failed.en,
  async handle({ bin_id, category_id }, call) {
    const locale = languageAsked({}, call) ?? 'en'
    const words = binCalls.restore
    const category = category_id === undefined ? {} : { category: category_id || null }
    const restore = (binId: string) => call.services.records.restoreFromBin({ binId, ...category }, staffOf(call))
    const outcome = await findById(bin_id, restore)
    if (!outcome) return notFound(words.failed[locale])
    if (!outcome.ok) return writeRefusal(outcome.failure, { words, toCurrent: () => ({}) }, locale)
    const { actId, id, told, taken } = outcome.value
    return { ok: true, data: { act: actId, id, kept_slug: told.includes('slug'), taken }, message: words.done[locale] }
  },
})
