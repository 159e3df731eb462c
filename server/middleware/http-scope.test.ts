import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { UNKNOWN_VISITOR } from '#domain/accounts/caller.ts'
import { type HttpScope, identification } from './http-scope.ts'

const RENEWED = ['staff.session_token=old; Path=/; HttpOnly', 'staff.other=kept; Path=/']

function siteThatAnswers(...cookies: string[]) {
  const app = new Hono<HttpScope>()
  app.use(identification(() => ({ ...UNKNOWN_VISITOR, cookies: RENEWED })))
  app.get('/', (c) => {
    for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
    return c.text('done')
  })
  return async () => (await app.request('/')).headers.getSetCookie()
}

it('renews the cookies of whoever was looked up', async () => expect(await siteThatAnswers()()).toEqual(RENEWED))

it('leaves the session that the answer opens or ends as the answer says', async () => {
  const opened = 'staff.session_token=new; Path=/; HttpOnly'
  expect(await siteThatAnswers(opened)()).toEqual([opened, RENEWED[1]])
  const ended = 'staff.session_token=; Path=/; Max-Age=0'
  expect(await siteThatAnswers(ended)()).toEqual([ended, RENEWED[1]])
})
