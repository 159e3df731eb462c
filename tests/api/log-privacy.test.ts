import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMailSender } from '../../server/jobs/mail-sender.ts'
import { createLog } from '../../server/log.ts'
import { aProduct, valueOf } from '../support/records.ts'
import { openTestApp, type LogLine, type TestApp } from '../support/test-app.ts'

const MARKS = {
  firstName: 'Zzfirst',
  lastName: 'Zzlast',
  name: 'Zzname',
  email: 'zzmark@client.example',
  phone: '+966509876543',
  details: 'Zzdetails',
  message: 'Zzmessage',
  password: 'zz-password-of-mine',
}
const FROM = '198.51.100.77'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({ env: { TRUST_PROXY: '1', SMTP_URL: 'smtp://zzuser:zzsecret@mail.example' } })
  valueOf(await site.services.products.create(aProduct({ slug: '805' })))
})
afterAll(() => site.close())

const headers = { 'X-Forwarded-For': FROM, Cookie: 'sid=zzcookie', Authorization: 'Bearer zztoken' }

async function send(path: string, fields: object) {
  const origin = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }
  await site.app.request(path, { method: 'POST', body: JSON.stringify(fields), headers: { ...headers, ...origin } })
}

/** Everything that a visitor can leave behind, in calls, addresses, refusals and mails that fail. */
async function walk() {
  const { firstName, lastName, name, email, phone, details, message, password } = MARKS
  const quote = { firstName, lastName, phone, email, companyName: name, details }
  await send('/api/mails/requestQuote.php', quote)
  await send('/api/mails/requestQuote.php', { ...quote, email: `${email} and more` })
  await send('/api/mails/contact.php', { name, email, phone, message })
  await send('/api/auth/email-otp/send-verification-otp', { email })
  await send('/api/addresses/add.php', { fullName: name, phone, city: details })
  for (const path of [
    `/search?q=${name}`,
    `/${email}`,
    `/api/search/suggest?q=${phone}`,
    `/api/nothing?email=${email}`,
  ]) {
    await site.app.request(path, { headers })
  }
  await site.services.staffSessions.signIn({ username: email, password })
}

/** The mail server answers with the recipient in its words, as many do. */
async function deliver(lines: LogLine[]) {
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) > 0, once: () => {} }
  const log = createLog({ level: 'debug', format: 'json', stream, now: () => new Date() })
  const refusal = Object.assign(new Error(`550 ${MARKS.email} unknown`), { responseCode: 550 })
  const sender = createMailSender({
    db: site.db,
    transport: { send: async () => Promise.reject(refusal) },
    from: async () => ({ name: 'Site', address: 'site@site.example' }),
    clock: () => new Date('2026-05-01T01:00:00Z'),
    log,
  })
  sender.wake()
  await sender.idle()
  await sender.stop()
}

it('a walk through everything leaves no name, address, telephone number or secret in the log', async () => {
  await walk()
  const lines: LogLine[] = []
  await deliver(lines)
  const said = [...site.lines, ...lines]
  expect(said.filter(({ event }) => event === 'request').length).toBeGreaterThanOrEqual(9)
  expect(lines.some(({ event }) => event === 'mail not sent')).toBe(true)
  const text = JSON.stringify(said).toLowerCase()
  const marks = [...Object.values(MARKS), MARKS.phone.slice(4), FROM, 'zzcookie', 'zztoken', 'zzsecret', 'zzuser']
  expect(marks.filter((mark) => text.includes(mark.toLowerCase()))).toEqual([])
  expect(text).toContain('198.51.100.0/24')
})

it('each request is one line with its name, route, status and time', () => {
  const line = site.lines.find(({ event }) => event === 'request')
  expect(line).toMatchObject({ level: 'info', method: 'POST', route: '/api/mails/requestQuote.php', status: 200 })
  expect(line).toEqual(expect.objectContaining({ id: expect.stringMatching(/^[0-9a-f]{16}$/), ms: expect.any(Number) }))
})
