import { z } from 'zod'
import { RATES } from '#server/middleware/rate-limit.ts'
import { endpoint } from '#server/api/endpoint.ts'
import { listInput, listPage } from '#server/api/list-page.ts'
import { kindOfRecord } from '#server/api/versions/version-schema.ts'
import { binnedSchema, toBinnedDto } from './binned-schema.ts'

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
  async handle({ kind, ...input }, { services }) {
    const { records, total } = await services.records.bin({ ...(kind && { kind }), ...listPage(input) })
    return { ok: true, data: records.map(toBinnedDto), total }
  },
})
