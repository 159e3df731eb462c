import { z } from 'zod'
import { restoreWords } from '#content/admin/versions.ts'
import { notices } from '#content/admin/notices.ts'
import { recordKind } from '#domain/records/record-kinds.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { SMALL_FORM } from '#server/web/request/request-body.ts'
import { languageAsked } from '#server/api/call-language.ts'
import { endpoint, staffOf } from '#server/api/endpoint.ts'
import { writeRefusal } from '#server/api/write-refusal.ts'
import { namedVersion } from './version-schema.ts'

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
  async handle(wish, call) {
    const locale = languageAsked({}, call) ?? 'en'
    const staff = staffOf(call)
    // Calls bring no password: what asks for it is restored in the staff area.
    const outcome = await call.services.records.restore(wish, staff)
    if (!outcome.ok) return writeRefusal(outcome.failure, { words, toCurrent: () => ({}) }, locale)
    const { actId, told, left = [] } = outcome.value
    const done = wish.as ? 'version-restored-draft' : left.length > 0 ? 'version-restored-part' : 'version-restored'
    const data = { act: actId, kept_slug: told.includes('slug'), left: [...left] }
    return { ok: true, data, message: notices[done][locale] }
  },
})
