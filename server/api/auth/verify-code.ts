import { z } from 'zod'
import { signInPage } from '#content/pages/sign-in.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { lineOf } from '#domain/messages/message-form.ts'
import { readCode } from '#domain/accounts/sign-in-code.ts'
import { QUOTAS, RATES } from '#server/middleware/rate-limit.ts'
import type { CodeEntry } from '#server/services/accounts/sign-in-codes.ts'
import { LOGIN_FORM } from '#server/web/request/body-rules.ts'
import { languageAsked } from '#server/api/call-language.ts'
import { endpoint, type Answer } from '#server/api/endpoint.ts'
import { text } from '#server/api/mails/request-fields.ts'

const words = signInPage.problems

type SignedIn = { uuid: string; email: string }

export const verifyCode = endpoint({
  method: 'POST',
  path: '/api/auth/verify-code',
  summary: 'Signs in with the code that was mailed, in the browser that asked for it',
  access: 'public',
  rates: [RATES.reads],
  quota: QUOTAS.codeTries,
  body: LOGIN_FORM,
  input: z.object({
    code: text,
    locale: z.enum(LOCALES, { error: 'must be ar or en' }).optional().describe('The language of the answer'),
  }),
  output: z.object({ uuid: z.string(), email: z.string() }),
  cache: 'none',
  refusals: { 409: 'The code opens nothing any more: ask for a new one' },
  failure: words.failed.en,
  async handle(fields, call) {
    const { services, headers, takeFromQuota } = call
    const locale = languageAsked(fields, call) ?? 'en'
    const code = readCode(lineOf(fields, 'code'))
    if (code === null) return refused(words.codeForm[locale])
    const wait = await takeFromQuota()
    if (wait !== null) {
      return { ok: false, status: 429, message: words.wait[locale](wait), retryAfterSeconds: wait }
    }
    return answerOf(await services.signInCodes.enter(headers, code), locale)
  },
})

function answerOf(entry: CodeEntry, locale: Locale): Answer<SignedIn> {
  if (entry.kind === 'wrong') return refused(words.wrong[locale](entry.triesLeft))
  if (entry.kind === 'spent') return { ok: false, status: 409, message: words.spent[locale] }
  const { uuid, email } = entry.customer
  return { ok: true, data: { uuid, email }, cookies: entry.cookies }
}

function refused(message: string): Answer<SignedIn> {
  return { ok: false, status: 422, message, fields: { code: message } }
}
