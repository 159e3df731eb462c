import { RouterContextProvider, type ActionFunctionArgs } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { fieldsContext, reportErrorContext, servicesContext, quotasContext } from '#app/context.ts'
import { action } from '#app/routes/admin/login.tsx'
import { cookiesOf, newAddress } from '#tests/support/customers.ts'
import { someone, valueOf } from '#tests/support/records.ts'
import { type TestAppOptions, testSite } from '#tests/support/test-app.ts'

const PASSWORD = 'gusty-plinth-ohm'
const MANY = 100

/** The login alone of all pages, without what it draws. */
const loginPage: NonNullable<TestAppOptions['pages']> = async (request, { quotas, fields }) => {
  const context = new RouterContextProvider()
  context.set(servicesContext, site.services)
  context.set(quotasContext, quotas)
  context.set(fieldsContext, fields)
  context.set(reportErrorContext, (error) => {
    throw error
  })
  const args: Pick<ActionFunctionArgs, 'request' | 'context'> = { request, context }
  const answer = await action(args as never)
  return answer instanceof Response ? answer : new Response(null, answer.init ?? {})
}

const site = testSite({ env: { TRUST_PROXY: '1' }, pages: loginPage })
beforeAll(async () => {
  for (const username of ['noura', 'sara'])
    valueOf(await site.services.staff.add({ username, password: PASSWORD, role: 'editor' }, someone))
})

/** From another address each time, unless one is named. */
const signIn = (username: string, password: string, { cookie = '', from = newAddress() } = {}) =>
  site.app.request('/admin/login', {
    method: 'POST',
    body: new URLSearchParams({ username, password }),
    headers: { 'X-Forwarded-For': from, 'Sec-Fetch-Site': 'same-origin', ...(cookie ? { cookie } : {}) },
  })

it('passwords of one account are not guessed from many addresses, and its owner gets in where they have been', async () => {
  const known = cookiesOf(await signIn('noura', PASSWORD))
  const ofSara = cookiesOf(await signIn('sara', PASSWORD))
  for (let tries = 1; tries <= MANY; tries++) expect((await signIn('Noura', 'not-the-password')).status).toBe(401)

  const refused = await signIn('noura', PASSWORD)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const forged = known.replace(/(staff\.browser=[^;.]+)\.[^;]+/, '$1.AAAA')
  expect(forged).not.toBe(known)
  for (const cookie of [ofSara, forged]) expect((await signIn('noura', PASSWORD, { cookie })).status).toBe(429)

  expect((await signIn('noura', PASSWORD, { cookie: known })).status).toBe(302)
  expect((await signIn('sara', PASSWORD)).status).toBe(302)
})

it('what one address may not try any more does not count for the account', async () => {
  const from = newAddress()
  for (let tries = 0; tries < MANY + 10; tries++) await signIn('sara', 'not-the-password', { from })
  expect((await signIn('sara', PASSWORD, { from })).status).toBe(429)
  expect((await signIn('sara', PASSWORD)).status).toBe(302)
})
