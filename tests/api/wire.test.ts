import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { openWire, type Wire } from '#tests/support/wire.ts'

let site: TestApp
let wire: Wire
beforeAll(async () => {
  site = await openTestApp()
  wire = await openWire(site)
})
afterAll(async () => {
  await wire.close()
  await site.close()
})

const CRLF = '\r\n'
const lines = (...all: string[]) => [...all, 'Connection: close', '', ''].join(CRLF)
const statusOf = async (request: string | Buffer) => Number((await wire.say(request)).split(' ')[1])

describe('a request as it comes over the wire', () => {
  it('is answered', async () => expect(await statusOf(lines('GET /en HTTP/1.1', 'Host: a'))).toBe(200))

  it.each([
    ['two hosts', ['GET /en HTTP/1.1', 'Host: a', 'Host: b']],
    ['the same host twice', ['GET /en HTTP/1.1', 'Host: a', 'HOST: a']],
    ['no host', ['GET /en HTTP/1.1']],
    ['a host that is none', ['GET /en HTTP/1.1', 'Host: a/b']],
    ['a host with a name in it', ['GET /en HTTP/1.1', 'Host: user@a']],
    ['an address of another site', ['GET http://other.example/en HTTP/1.1', 'Host: a']],
    ['no address', ['OPTIONS * HTTP/1.1', 'Host: a']],
    ['a backslash', ['GET /en\\x HTTP/1.1', 'Host: a']],
    ['an unknown method', ['STEAL /en HTTP/1.1', 'Host: a']],
    ['two lengths', ['POST /en HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Content-Length: 2']],
    ['a length and chunks', ['POST /en HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Transfer-Encoding: chunked']],
    ['a header over two lines', ['GET /en HTTP/1.1', 'Host: a', 'X-A: 1', ' 2']],
  ])('is refused with %s', async (_what, request) => expect(await statusOf(lines(...request))).toBe(400))

  it.each(['/a/../b', '/./a', '/a/%2e%2E/b'])('is not mended: %s', async (target) =>
    expect(await statusOf(lines(`GET ${target} HTTP/1.1`, 'Host: a'))).toBe(404),
  )

  it.each([
    ['GET /blogs/رغوة?q=فوم HTTP/1.1', '/blogs/%D8%B1%D8%BA%D9%88%D8%A9?q=%D9%81%D9%88%D9%85'],
    ['HEAD /en/é HTTP/1.1', '/en/%C3%A9'],
  ])('with letters that nobody has encoded leads to the same address with them encoded: %s', async (line, address) => {
    const answer = await wire.say(lines(line, 'Host: a'))
    expect(answer.split(CRLF)[0]).toBe('HTTP/1.1 308 Permanent Redirect')
    expect(/^location: (.*)$/im.exec(answer)?.[1]).toBe(address)
  })

  it.each(['GET //evil.example/رغوة HTTP/1.1', 'POST /رغوة HTTP/1.1', 'GET رغوة HTTP/1.1', 'GET /رغوة'])(
    'leads nowhere where it is none of ours: %s',
    async (line) => {
      const answer = await wire.say(lines(line, 'Host: a'))
      expect(answer.split(' ')[1]).toBe('400')
      expect(answer).not.toMatch(/^location:/im)
    },
  )

  it.each([
    ['a host that is none', ['GET /en HTTP/1.1', 'Host: a/b']],
    ['an unknown method', ['STEAL /en HTTP/1.1', 'Host: a']],
  ])('is refused in words, with headers that protect the answer: %s', async (_what, request) => {
    const answer = await wire.say(lines(...request))
    expect(answer).toContain('Bad request')
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(answer).not.toMatch(/\n(?:Server|X-Powered-By):/i)
  })

  it('may have 16 kB of headers and no more', async () =>
    expect(await statusOf(lines('GET /en HTTP/1.1', 'Host: a', `X-A: ${'a'.repeat(17_000)}`))).toBe(431))
})

describe('a body as it comes over the wire', () => {
  const call = [
    'POST /api/products/getproduct.php HTTP/1.1',
    'Host: a',
    'Content-Type: application/x-www-form-urlencoded',
  ]

  it('is read in pieces', async () => {
    const pieces = ['product_id=', '805'].map((piece) => `${piece.length.toString(16)}${CRLF}${piece}${CRLF}`).join('')
    const answer = await wire.say(`${lines(...call, 'Transfer-Encoding: chunked')}${pieces}0${CRLF}${CRLF}`)
    expect(answer).toContain('Failed to fetch product with ID 805')
  })

  it('is refused at its announcement when it is too large', async () =>
    expect(await statusOf(lines(...call, 'Content-Length: 9999999'))).toBe(413))

  it('is refused while it comes when it grows too large, and the refusal arrives', async () => {
    const piece = `4000${CRLF}${'a'.repeat(0x4000)}${CRLF}`
    expect(await statusOf(`${lines(...call, 'Transfer-Encoding: chunked')}${piece.repeat(20)}`)).toBe(413)
  })

  it('that never ends leaves nothing behind but a closed connection', async () => {
    const socket = await wire.open()
    socket.write(`${lines(...call, 'Content-Length: 100')}product_id=8`)
    await new Promise((resolve) => setTimeout(resolve, 20))
    socket.destroy()
    expect(await statusOf(lines('GET /healthz HTTP/1.1', 'Host: a'))).toBe(200)
    expect(site.lines.filter(({ level }) => level === 'error')).toEqual([])
  })
})

describe('a visitor who leaves', () => {
  const form = lines(
    'POST /contact HTTP/1.1',
    'Host: a',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Length: 100',
  )

  it.each([
    ['while a page is made', lines('GET /en/search?q=gone HTTP/1.1', 'Host: a', 'Cookie: a=1')],
    ['in the midst of a form', `${form}message=`],
    ['in the midst of a call', `${form.replace('/contact', '/api/mails/contact.php')}message=`],
  ])('%s is no fault of the site: neither an error nor a 5xx', async (_when, said) => {
    const left = await openTestApp({
      pages: async ({ signal }) => {
        while (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, 5))
        return new Response('nobody is there', { status: 500, headers: { 'Content-Type': 'text/html' } })
      },
    })
    const { open, close } = await openWire(left)
    // On a slow machine the first is gone before anything of it is read.
    for (let ms = 20; !left.lines.some(({ event }) => event === 'request'); ms *= 2) {
      const socket = await open()
      await new Promise((resolve) => socket.write(said, resolve))
      await new Promise((resolve) => setTimeout(resolve, ms))
      socket.resetAndDestroy()
      await new Promise((resolve) => setTimeout(resolve, ms))
    }
    expect(left.lines.filter(({ level }) => level === 'error')).toEqual([])
    expect(left.lines.find(({ event }) => event === 'request')).toMatchObject({ status: 499 })
    await close()
    await left.close()
  })
})

it('an answer that nobody reads holds its connection no longer than a while', async () => {
  const whole = 'a'.repeat(20_000_000)
  const large = await openTestApp({ pages: async () => new Response(whole) })
  const { open, held, close } = await openWire(large, 300)
  const socket = await open()
  socket.pause()
  socket.write(lines('GET /en HTTP/1.1', 'Host: a'))
  await expect.poll(held).toBe(1)
  await expect.poll(held).toBe(0)
  socket.destroy()
  await close()
  await large.close()
})
