import { z } from 'zod'
import { ALIAS_LIMITS } from '#domain/quotes/line-alias.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { STAFF_FORM } from '#server/web/request/body-rules.ts'
import { endpoint, staffOf } from './endpoint.ts'

export const rememberAlias = endpoint({
  method: 'POST',
  path: '/api/aliases/remember.php',
  summary: 'Remembers what customers call a pack: lines in these words are understood from then on',
  access: 'requests',
  rates: [RATES.staffWrites],
  body: STAFF_FORM,
  input: z.object({
    text: z.string().max(ALIAS_LIMITS.text).meta({ description: 'The wording, without quantity and unit' }),
    stock_code: z.string().max(ALIAS_LIMITS.code),
  }),
  output: z.object({
    remembered: z
      .boolean()
      .meta({ description: 'False for a wording with a telephone or an address, and for an unknown pack' }),
  }),
  cache: 'none',
  failure: 'The wording could not be kept',
  async handle({ text, stock_code: stockCode }, call) {
    const remembered = await call.services.aliases.remember({ text, stockCode }, staffOf(call))
    return { ok: true, data: { remembered }, isPrivate: true }
  },
})
