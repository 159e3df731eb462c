import { z } from 'zod'
import { binCalls } from '#content/admin/bin.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { SMALL_FORM } from '#server/web/request/request-body.ts'
import { languageAsked } from '#server/api/call-language.ts'
import { endpoint, notFound, staffOf } from '#server/api/endpoint.ts'
import { findById } from '#server/api/record-id.ts'
import { namedInBin } from './binned-schema.ts'

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
