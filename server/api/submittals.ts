import { z } from 'zod'
import { submittalPage } from '#content/documents/submittal.ts'
import { COVER_NAMES, SUBMITTAL_STATES, submittalPath } from '#domain/submittals/submittal.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { LIST_FORM } from '#server/web/request/body-rules.ts'
import { endpoint, found, languageAsked } from './endpoint.ts'
import { optionalText } from './request-fields.ts'

export const addSubmittal = endpoint({
  method: 'POST',
  path: '/api/submittal/add.php',
  summary: 'Has a submittal pack made of the documents of products',
  access: 'public',
  rates: [RATES.forms],
  quota: [RATES.submittals],
  body: LIST_FORM,
  input: z
    .object({
      p: z.unknown().optional().describe('Ids or codes of products, at most 20: a list, or separated by commas'),
      doc: z.unknown().optional().describe('A list of ids of documents, or `tds:{product_id}:{language}`; at most 60'),
      ...Object.fromEntries(COVER_NAMES.map((name) => [name, optionalText])),
      date: optionalText.describe('YYYY-MM-DD; today where it is left out'),
      language: z.enum(LOCALES).optional().describe('Of the pack'),
      key: optionalText.describe('The same key is the same pack'),
      locale: z.enum(LOCALES).optional().describe('The language of the answer'),
    })
    .loose()
    .meta({ required: ['p', 'doc', 'project'], description: 'With `requirement[{product_id}]` for each product' }),
  output: z.object({ status_url: z.string().describe('Where its state is told') }),
  cache: 'none',
  failure: 'The pack could not be made',
  async handle(fields, call) {
    const sender = {
      locale: languageAsked(fields, call) ?? 'en',
      source: call.source.visitor,
      take: call.takeFromQuota,
    }
    const made = await call.services.submittals.submit(fields, sender)
    if ('token' in made) return found({ status_url: `/api/submittal/getstatus.php?token=${made.token}` })
    const { status, message, fields: problems, wait } = made
    if (status === 422) return { ok: false, status, message, fields: problems }
    return { ok: false, status: 429, message, retryAfterSeconds: wait }
  },
})

export const submittalStatus = endpoint({
  method: 'GET',
  path: '/api/submittal/getstatus.php',
  summary: 'How far a submittal pack is',
  access: 'public',
  rates: [RATES.reads],
  body: 'none',
  input: z.object({ token: z.string().default('') }),
  output: z.object({
    state: z.enum(SUBMITTAL_STATES),
    done: z.number(),
    total: z.number(),
    pages: z.number(),
    bytes: z.number(),
    missing: z.array(z.object({ product: z.string(), type: z.string() })),
    left_out: z.array(z.object({ name: z.string(), reason: z.string(), url: z.string().nullable() })),
    file_url: z.string().nullable(),
    ends_at: z.string().nullable(),
  }),
  cache: 'none',
  refusals: { 410: 'Its time has ended, or there never was such a pack' },
  failure: 'Failed to read the state of the pack',
  async handle({ token }, { services }) {
    const pack = await services.submittals.open(token)
    if (!pack) return { ok: false, status: 410, message: submittalPage.ended.en }
    const file = pack.state === 'ready' ? `${submittalPath(token)}/file` : null
    const data = { state: pack.state, ...pack.progress, file_url: file, ends_at: pack.endsAt }
    return { ok: true, data, isPrivate: true }
  },
})
