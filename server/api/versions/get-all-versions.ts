import { z } from 'zod'
import { RATES } from '#server/middleware/rate-limit.ts'
import { endpoint, notFound, staffOf } from '#server/api/endpoint.ts'
import { listInput, listPage } from '#server/api/list-page.ts'
import { findById, recordId } from '#server/api/record-id.ts'
import { kindOfRecord, toVersionDto, versionSchema } from './version-schema.ts'

const failure = 'Failed to fetch versions'

export const getAllVersions = endpoint({
  method: 'GET',
  path: '/api/versions/getall.php',
  summary: 'The versions of a record, newest first',
  access: 'records.read',
  rates: [RATES.reads],
  body: 'none',
  input: listInput.extend({ kind: kindOfRecord, id: recordId }),
  output: z.array(versionSchema),
  cache: 'none',
  failure,
  async handle({ kind, id, ...input }, call) {
    const { versions } = call.services
    const { role } = staffOf(call)
    const page = await findById(id, (wanted) => versions.page({ kind, id: wanted }, role, listPage(input) ?? {}))
    return page ? { ok: true, data: page.versions.map(toVersionDto), total: page.total } : notFound(failure)
  },
})
