import { z } from 'zod'
import { signInPage } from '#content/pages/sign-in.ts'
import { isEmail, isRelayed } from '#domain/messages/email.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { emailOf } from '#domain/messages/message-form.ts'
import { SIGN_IN_CODE } from '#domain/accounts/sign-in-code.ts'
import { QUOTAS, RATES } from '#server/middleware/rate-limit.ts'
import { LOGIN_FORM } from '#server/web/request/body-rules.ts'
import { languageAsked } from '#server/api/call-language.ts'
import { endpoint, type Answer } from '#server/api/endpoint.ts'
import { text } from '#server/api/mails/request-fields.ts'

const words = signInPage.problems

export const sendCode = endpoint({
  method: 'POST',
  path: '/api/auth/send-code',
  summary: 'Mails a code for signing in',
  access: 'public',
  rates: [RATES.reads],
  quota: QUOTAS.codes,
  body: LOGIN_FORM,
  input: z.object({
    email: text,
    locale: z.enum(LOCALES, { error: 'must be ar or en' }).optional().describe('The language of mail and answer'),
  }),
  output: z.object({
    expires_in: z.number().describe('For how many seconds the code is good, in this browser alone'),
    next_in: z.number().describe('After how many seconds another code may be asked for'),
  }),
  cache: 'none',
  failure: words.failed.en,
  async handle(fields, call) {
    const { services, takeFromQuota } = call
    const locale = languageAsked(fields, call) ?? 'en'
    const email = emailOf(fields)
    if (!isEmail(email) || isRelayed(email)) {
      const problem = words.email[locale]
      return { ok: false, status: 422, message: problem, fields: { email: problem } }
    }
    const wait = await takeFromQuota()
    if (wait !== null) return tooSoon(wait, words.wait[locale](wait))
    const request = await services.signInCodes.request({ email, locale, source: call.source })
    if (!request.ok) return tooSoon(request.retryAfterSeconds, words.wait[locale](request.retryAfterSeconds))
    return {
      ok: true,
      data: { expires_in: SIGN_IN_CODE.seconds, next_in: SIGN_IN_CODE.pause },
      cookies: request.cookies,
    }
  },
})

function tooSoon(retryAfterSeconds: number, message: string): Answer<never> {
  return { ok: false, status: 429, message, retryAfterSeconds }
}
