import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultFrame, renderPage } from '#tests/support/render-page.tsx'
import { SiteProvider } from '#app/ui/site/site-context.tsx'
import { Notice } from './notice.tsx'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendForm } from './send-form.ts'

const frame = defaultFrame([], 'en')
const rendered = (changes: Partial<typeof frame>) =>
  renderPage(
    <SiteProvider value={{ ...frame, ...changes }}>
      <Notice />
    </SiteProvider>,
    { path: '/en' },
  )

test('a notice leads to the privacy policy where it names it, and behind its end where it does not', () => {
  expect(rendered({})).toMatch(/under the <a[^>]+href="\/en\/privacy-policy"[^>]*>Privacy Policy<\/a>\.$/)
  for (const notice of ['', 'We answer you.'])
    expect(rendered({ notice })).toMatch(/\. <a[^>]+href="\/en\/privacy-policy"[^>]*>Privacy Policy<\/a>$/)
  expect(rendered({ notice: 'We answer you.', privacyPolicy: null })).toBe('We answer you.')
})

let respond: (response: ServerResponse) => void
const server = createServer((request, response) => {
  request.resume().on('end', () => respond(response))
})
let call: string
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  call = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => server.close())

const words = { sent: { ar: 'وصل', en: 'Received' }, failed: { ar: 'فشل', en: 'Failed' } }

function send(answer: typeof respond) {
  respond = answer
  return sendForm(call, new FormData(), words, 'en')
}

const says =
  (status: number, body: string, headers = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end(body)

test('a form that was received says so', async () =>
  expect(await send(says(200, '{"status":"success"}'))).toMatchObject({ ok: true, message: 'Received' }))

test.each([
  ['the server says no', says(200, '{"status":"error","message":"?"}')],
  ['the server fails', says(500, '{"status":"error","message":"Failed"}')],
  ['something else answers', says(502, '<html>Bad gateway</html>')],
  ['success is claimed by a failed answer', says(500, '{"status":"success"}')],
  ['the connection breaks', (response: ServerResponse) => response.destroy()],
])('a form was not sent when %s', async (_case, answer) =>
  expect(await send(answer)).toEqual({ ok: false, message: 'Failed', errors: {}, values: {} }),
)

test('fields that are wrong are named', async () => {
  const answer = await send(says(422, '{"status":"error","data":{"fields":{"email":"Write it whole"}}}'))
  expect(answer).toMatchObject({ ok: false, errors: { email: 'Write it whole' } })
})

test('whoever has to wait reads how long', async () => {
  const answer = await send(says(429, '{"status":"error"}', { 'Retry-After': '110' }))
  expect(answer.message).toContain('in 2\u00a0minutes')
})
