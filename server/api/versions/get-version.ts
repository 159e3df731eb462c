import { z } from 'zod'
import { RATES } from '#server/middleware/rate-limit.ts'
import { SMALL_FORM } from '#server/web/request/request-body.ts'
import { endpoint, found, notFound, staffOf } from '#server/api/endpoint.ts'
import { findById } from '#server/api/record-id.ts'
import { namedVersion, toVersionDto, versionSchema } from './version-schema.ts'

const failure = 'Failed to fetch version'

export const getVersion = endpoint({
  method: 'POST',
  path: '/api/versions/getversion.php',
  summary: 'One version of a record, with all fields that the caller may read',
  access: 'records.read',
  rates: [RATES.reads],
  body: SMALL_FORM,
  input: namedVersion,
  output: versionSchema.extend({ fields: z.record(z.string(), z.unknown()) }),
  cache: 'none',
  failure,
  async handle({ kind, id, number }, call) {
    const { role } = staffOf(call)
    const version = await findById(id, (wanted) => call.services.versions.read({ kind, id: wanted }, number, role))
    return version ? found({ ...toVersionDto(version), fields: version.content }) : notFound(failure)
  },
})
