import { z } from 'zod'
import { signInPage } from '#content/pages/sign-in.ts'
import { SIGN_IN_CODE, readCode } from '#domain/accounts/sign-in-code.ts'
import { isEmail, isRelayed } from '#domain/messages/email.ts'
import { lineOf } from '#domain/fields/form-values.ts'
import { emailOf } from '#domain/messages/message-form.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { QUOTAS, RATES } from '#server/middleware/rate-limit.ts'
import type { CodeEntry } from '#server/services/accounts/sign-in-codes.ts'
import { LOGIN_FORM } from '#server/web/request/body-rules.ts'
import { languageAsked, endpoint, type Answer } from './endpoint.ts'
import { text } from './request-fields.ts'

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

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  summary: 'Signs the customer out, in this browser or in all of them',
  access: 'public',
  rates: [RATES.reads],
  body: LOGIN_FORM,
  input: z.object({ scope: z.enum(['here', 'everywhere'], { error: 'must be here or everywhere' }) }),
  output: z.object({}),
  cache: 'none',
  failure: signInPage.problems.failed.en,
  async handle({ scope }, { services: { customerSessions }, headers }) {
    const end = scope === 'here' ? customerSessions.signOut : customerSessions.signOutEverywhere
    return { ok: true, data: {}, cookies: await end(headers) }
  },
})

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
