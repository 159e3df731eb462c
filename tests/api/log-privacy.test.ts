import { beforeAll, expect, it } from 'vitest'
import { mailTasks } from '#server/runner/mail-tasks.ts'
import { createRunner } from '#server/runner/runner.ts'
import { watchedLog } from '#tests/support/services/deps.ts'
import type { QueuedMail } from '#domain/messages/mail.ts'
import { cookiesOf, lastCode } from '#tests/support/customers.ts'
import { aProduct, valueOf } from '#tests/support/records.ts'
import { type LogLine, testSite } from '#tests/support/test-app.ts'

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

const site = testSite({ env: { TRUST_PROXY: '1', SMTP_URL: 'smtp://zzuser:zzsecret@mail.example' } })
beforeAll(async () => {
  valueOf(await site.services.products.create(aProduct({ slug: '805' })))
})

const headers = { 'X-Forwarded-For': FROM, Authorization: 'Bearer zztoken' }
const STRANGER = 'sid=zzcookie'

async function send(path: string, fields: object, status: number, cookie = STRANGER) {
  const origin = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }
  const body = JSON.stringify(fields)
  const response = await site.app.request(path, { method: 'POST', body, headers: { ...headers, ...origin, cookie } })
  expect([path, response.status]).toEqual([path, status])
  return response
}

/** Everything that a visitor can leave behind, in calls, addresses, refusals and mails that fail. */
async function walk() {
  const { firstName, lastName, name, email, phone, details, message, password } = MARKS
  const quote = { firstName, lastName, phone, email, companyName: name, details }
  await send('/api/mails/requestQuote.php', quote, 200)
  await send('/api/mails/requestQuote.php', { ...quote, email: `${email} and more` }, 422)
  await send('/api/mails/contact.php', { name, email, phone, message }, 200)
  const secrets = await signInAndSaveAddress()
  for (const [path, status] of [
    [`/search?q=${name}`, 200],
    [`/${email}`, 200],
    [`/api/search/suggest?q=${encodeURIComponent(phone)}`, 200],
    [`/api/nothing?email=${email}`, 404],
  ] as const) {
    const response = await site.app.request(path, { headers: { ...headers, cookie: STRANGER } })
    expect([path, response.status]).toEqual([path, status])
  }
  await site.services.staffSessions.signIn({ username: email, password })
  return secrets
}

/** Gives what must stay between the site and the customer: their code, a wrong one, and what their cookies hold. */
async function signInAndSaveAddress(): Promise<string[]> {
  const { name, email, details, message } = MARKS
  const asked = cookiesOf(await send('/api/auth/send-code', { email }, 200))
  const code = await lastCode(site.db, email)
  const wrong = code === '905173' ? '905174' : '905173'
  await send('/api/auth/verify-code', { code: wrong }, 422, asked)
  const entered = await send('/api/auth/verify-code', { code }, 200, asked)
  const { data } = (await entered.json()) as { data: { uuid: string } }
  const session = cookiesOf(entered)
  const address = { user_uuid: data.uuid, address_name: name, address_city: details, address_street: message }
  await send('/api/addresses/add.php', address, 200, session)
  await send('/api/addresses/add.php', address, 401)
  const values = [asked, session].flatMap((cookies) => cookies.split('; ').map((cookie) => cookie.split('=')[1] ?? ''))
  return [code, wrong, ...values]
}

/** The mail server answers with the recipient and what it was to be told in its words, as many do. */
async function deliver(lines: LogLine[]) {
  const log = watchedLog((line) => lines.push(JSON.parse(line)), 'debug')
  const refusal = ({ recipient, text }: QueuedMail) =>
    Object.assign(new Error(`550 ${recipient} unknown: ${text}`), { code: 'EENVELOPE', responseCode: 550 })
  const scope = { db: site.db, clock: () => new Date('2026-05-01T00:05:00Z'), log }
  const tasks = mailTasks({
    ...scope,
    openTransport: () => ({ send: async (mail) => Promise.reject(refusal(mail)), check: async () => {}, close() {} }),
    from: async () => ({ name: 'Site', address: 'site@site.example' }),
    files: { read: async () => null },
  })
  const sender = createRunner(tasks, scope)
  sender.start()
  await sender.idle()
  await sender.stop()
}

const queuedMails = async () => (await site.db.selectFrom('mail_outbox').select('id').execute()).length

it('a walk through everything leaves no name, address, telephone number or secret in the log', async () => {
  const secrets = await walk()
  const lines: LogLine[] = []
  await deliver(lines)
  const said = [...site.lines, ...lines]
  expect(said.filter(({ event }) => event === 'request').length).toBe(12)
  expect(lines.filter(({ event }) => event === 'mail not sent').length).toBe(await queuedMails())
  const text = JSON.stringify(said).toLowerCase()
  const own = ['zzcookie', 'zztoken', 'zzsecret', 'zzuser', ...secrets]
  const marks = [...Object.values(MARKS), MARKS.phone.slice(4), FROM, ...own]
  expect(marks.filter((mark) => text.includes(mark.toLowerCase()))).toEqual([])
  expect(text).toContain('198.51.100.0/24')
})

it('each request is one line with its name, route, status and time', () => {
  const line = site.lines.find(({ event }) => event === 'request')
  expect(line).toMatchObject({ level: 'info', method: 'POST', route: '/api/mails/requestQuote.php', status: 200 })
  expect(line).toEqual(expect.objectContaining({ id: expect.stringMatching(/^[0-9a-f]{16}$/), ms: expect.any(Number) }))
})
