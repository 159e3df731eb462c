import { z } from 'zod'
import { signInPage } from '#content/pages/sign-in.ts'
import { RATES } from '#server/middleware/rate-limit.ts'
import { LOGIN_FORM } from '#server/web/request/body-rules.ts'
import { endpoint } from '#server/api/endpoint.ts'

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
