import { z } from 'zod'
import { notices } from '#content/admin/notices.ts'
import { restoreWords } from '#content/admin/versions.ts'
import { RECORD_KIND_NAMES, recordKind } from '#domain/kinds.ts'
import { VERSION_ACTS, type RecordVersion } from '#domain/records/record-state.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { SMALL_FORM } from '#server/web/request/request-body.ts'
import { languageAsked, endpoint, notFound, staffOf, found, listInput, listPage } from './endpoint.ts'
import { recordId, findById } from './request-fields.ts'
import { writeRefusal } from './write-endpoint.ts'

export const kindOfRecord = z.enum(RECORD_KIND_NAMES)

/** Names one version of one record; 0 is how the settings were before their first save. */
const namedVersion = z.object({
  kind: kindOfRecord,
  id: recordId,
  number: z.coerce.number().int().min(0).max(2_147_483_647),
})

const versionSchema = z.object({
  number: z.number(),
  at: z.iso.datetime(),
  by: z.object({ kind: z.enum(['staff', 'token', 'customer', 'system']), name: z.string() }),
  act: z.enum(VERSION_ACTS),
  state: z.enum(['draft', 'scheduled', 'published']),
  changed: z.array(z.string()),
  pinned: z.boolean(),
  restored_from: z.number().nullable(),
})

function toVersionDto(version: RecordVersion): z.output<typeof versionSchema> {
  const { number, at, by, act, state, changed, pinned, restoredFrom } = version
  return { number, at, by: { kind: by.kind, name: by.name }, act, state, changed, pinned, restored_from: restoredFrom }
}

const noVersions = 'Failed to fetch versions'

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
  failure: noVersions,
  async handle({ kind, id, ...input }, call) {
    const { versions } = call.services
    const { role } = staffOf(call)
    const page = await findById(id, (wanted) => versions.page({ kind, id: wanted }, role, listPage(input) ?? {}))
    return page ? { ok: true, data: page.versions.map(toVersionDto), total: page.total } : notFound(noVersions)
  },
})

const noVersion = 'Failed to fetch version'

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
  failure: noVersion,
  async handle({ kind, id, number }, call) {
    const { role } = staffOf(call)
    const version = await findById(id, (wanted) => call.services.versions.read({ kind, id: wanted }, number, role))
    return version ? found({ ...toVersionDto(version), fields: version.content }) : notFound(noVersion)
  },
})

const words = { done: notices['version-restored'], failed: restoreWords.failed }

export const restoreVersion = endpoint({
  method: 'POST',
  path: '/api/versions/restore.php',
  summary: 'Writes a version of a record as a new one',
  access: 'records.write',
  rates: [RATES.staffWrites],
  body: SMALL_FORM,
  input: namedVersion
    .extend({ as: z.literal('draft').optional().meta({ description: 'Leaves what is on the site as it is' }) })
    .refine(({ kind, as }) => as === undefined || recordKind(kind).hasDrafts, {
      path: ['as'],
      error: 'records of this kind have no drafts',
    }),
  output: z.object({
    act: z.string(),
    kept_slug: z.boolean(),
    left: z.array(z.string()).meta({ description: 'Settings that the caller may not change, which stay as they are' }),
  }),
  cache: 'none',
  failure: restoreWords.failed.en,
  async handle(asked, call) {
    const locale = languageAsked({}, call) ?? 'en'
    const staff = staffOf(call)
    // Calls bring no password: what asks for it is restored in the staff area.
    const outcome = await call.services.records.restore(asked, staff)
    if (!outcome.ok) return writeRefusal(outcome.failure, { words, toCurrent: () => ({}) }, locale)
    const { actId, altered, left = [] } = outcome.value
    const done = asked.as ? 'version-restored-draft' : left.length > 0 ? 'version-restored-part' : 'version-restored'
    const data = { act: actId, kept_slug: altered.includes('slug'), left: [...left] }
    return { ok: true, data, message: notices[done][locale] }
  },
})
