import { afterEach, beforeEach, expect, it } from 'vitest'
import { openMailServer, type MailServer } from '#tests/support/mail-server.ts'
import { manageWorld } from '#tests/support/manage-world.ts'

let server: MailServer
beforeEach(async () => {
  server = await openMailServer()
})
afterEach(() => server.close())

const LINE = 'mail test noura@site.example'

it('a test mail goes out at once, and nothing of it stays in the outbox', async () => {
  const { type, lines, services, close } = await manageWorld({ env: { SMTP_URL: server.url } })
  expect(await type(LINE)).toBe(0)
  expect(lines).toEqual(['The mail server has accepted a test email to noura@site.example.'])
  expect(server.taken).toMatchObject([{ to: ['noura@site.example'] }])
  expect(await services.operations.outbox()).toMatchObject({ queued: 0, failed: 0 })
  await close()
})

it('what the mail server says against it is printed', async () => {
  server.setMood('refuses')
  const { type, lines, close } = await manageWorld({ env: { SMTP_URL: server.url } })
  expect(await type(LINE)).toBe(1)
  expect(lines[0]).toMatch(/^The test email was not accepted: EENVELOPE: 550 no such user/)
  await close()
})

it('a mail server that is not there is named with its cause, and one that is not set with the variable', async () => {
  const away = await manageWorld({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  expect(await away.type(LINE)).toBe(1)
  expect(away.lines[0]).toContain('ECONNREFUSED')
  await away.close()
  const none = await manageWorld()
  expect(await none.type(LINE)).toBe(1)
  expect(none.lines[0]).toContain('SMTP_URL is not set')
  await none.close()
})
