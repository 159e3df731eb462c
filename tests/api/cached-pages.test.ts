import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aCategory } from '#tests/support/records.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { openWire, type Wire } from '#tests/support/wire.ts'

/** A page that lists the categories, long enough to be compressed. */
const FILLING = '<p>قوية وسريعة الجفاف</p>'.repeat(200)

let site: TestApp
let wire: Wire
let made: string[]

beforeEach(async () => {
  made = []
  site = await openTestApp({
    pages: async (request, { matched, report, visitor, isWanted }) => {
      const { pathname, search } = new URL(request.url)
      matched(':page')
      if (pathname === '/moved') return new Response(null, { status: 301, headers: { Location: `/there${search}` } })
      if (pathname === '/account') await visitor.customer()
      if (pathname === '/part-failed') report(new Error('no posts'))
      const names = (await site.services.categories.list()).map(({ name }) => name.en)
      if (!isWanted({ status: 200, loaderData: names, actionData: null, errors: null }))
        return new Response(null, { status: 204 })
      made.push(pathname + search)
      const status = pathname === '/nothing' ? 404 : 200
      const headers = { 'Content-Type': pathname.endsWith('.data') ? 'text/x-script' : 'text/html; charset=utf-8' }
      return new Response(`<!DOCTYPE html><p>${names.join()}</p>${FILLING}`, { status, headers })
    },
  })
  wire = await openWire(site)
})

afterEach(async () => {
  await wire.close()
  await site.close()
})

const ask = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(wire.origin + target, { method, headers: { 'Accept-Encoding': 'identity', ...headers }, redirect: 'manual' })

describe('a public page', () => {
  it('is made once and then sent as it is cached, in every coding', async () => {
    const first = await ask('/en')
    const text = await first.text()
    expect(text).toContain(FILLING)
    for (const coding of ['identity', 'gzip', 'br']) {
      const again = await ask('/en', { 'Accept-Encoding': coding })
      expect(again.headers.get('content-encoding') ?? 'identity').toBe(coding)
      expect(again.headers.get('vary')).toContain('Accept-Encoding')
      expect(await again.text()).toBe(text)
    }
    expect(made).toEqual(['/en'])
  })

  it('says by a tag of each coding that the browser has it already', async () => {
    const tags = new Set<string>()
    for (const coding of ['identity', 'gzip', 'br']) {
      const headers = { 'Accept-Encoding': coding }
      await ask('/', headers)
      const tag = (await ask('/', headers)).headers.get('etag') ?? ''
      expect(tag).toMatch(/^"[^"]+"$/)
      tags.add(tag)
      const again = await ask('/', { ...headers, 'If-None-Match': tag })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      expect(again.headers.get('etag')).toBe(tag)
      expect(again.headers.get('content-security-policy')).toContain("script-src 'self'")
    }
    expect(tags.size).toBe(3)
  })

  it('carries the same headers from its first answer on', async () => {
    const own = ({ headers }: Response) =>
      [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)).toSorted()
    expect(own(await ask('/'))).toEqual(own(await ask('/')))
    expect((await ask('/')).headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/)
  })

  it('is measured by HEAD', async () => {
    const { length } = Buffer.from(await (await ask('/')).arrayBuffer())
    for (const target of ['/', '/not-kept?x=1']) {
      const head = await ask(target, {}, 'HEAD')
      expect(head.headers.get('content-length')).toBe(String(length))
      expect(await head.text()).toBe('')
    }
  })

  it('shows what was written as soon as the write is answered', async () => {
    await ask('/')
    await site.services.categories.create(aCategory({ name: { ar: 'جديد', en: 'Brand new' } }))
    expect(await (await ask('/')).text()).toContain('Brand new')
    expect(made).toHaveLength(2)
  })

  it('leaves the same line in the log whether it was cached or not', async () => {
    await ask('/en', { 'X-Forwarded-For': '203.0.113.7' })
    await ask('/en')
    const lines = site.lines.filter(({ event }) => event === 'request')
    const known = ({ time: _time, id: _id, ms: _ms, ...rest }: (typeof lines)[number]) => rest
    expect(known(lines[1]!)).toEqual(known(lines[0]!))
    expect(lines[0]).toMatchObject({ method: 'GET', route: '/:page', status: 200, client: '127.0.0.0/24' })
  })

  it('is the same with the marks of an advertisement', async () => {
    await ask('/products?page=2')
    await ask('/products?utm_source=mail&page=2&gclid=x')
    expect(made).toEqual(['/products?page=2'])
  })

  it('is made for one visit where its query is not one that it reads', async () => {
    await ask('/?x=1')
    await ask('/?x=1')
    expect(made).toEqual(['/?x=1', '/?x=1'])
    expect(site.pageCache.room.count).toBe(0)
  })

  it('leads elsewhere with the whole query that it was asked with', async () => {
    for (let times = 0; times < 2; times++) {
      expect((await ask('/moved?utm_source=mail')).headers.get('location')).toBe('/there?utm_source=mail')
    }
  })
})

describe('nothing is cached', () => {
  it.each([
    ['of what shows its visitor', '/account'],
    ['of what belongs to one person by its address', '/addresses'],
    ['of a page with a failed part', '/part-failed'],
    ['of an error', '/nothing'],
  ])('%s', async (_name, target) => {
    for (let times = 0; times < 2; times++) {
      const answer = await ask(target)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('etag')).toBeNull()
    }
    expect(made).toEqual([target, target])
    expect(site.pageCache.room.count).toBe(0)
  })

  it.each<Record<string, string>>([{ Cookie: 'customer.session_token=1' }, { Authorization: 'Bearer site_1' }])(
    'for or from a visitor with %o',
    async (headers) => {
      await ask('/')
      await ask('/', headers)
      await ask('/products', headers)
      expect(made).toEqual(['/', '/', '/products'])
      expect(site.pageCache.room.count).toBe(1)
    },
  )
})

describe('a cached page', () => {
  it('is held back by the same limit as any other', async () => {
    const rates = await openTestApp({ env: { TRUST_PROXY: '1' } })
    const its = await openWire(rates)
    const from = (address: string) => fetch(`${its.origin}/`, { headers: { 'X-Forwarded-For': address } })
    for (let times = 0; times < 600; times++) await (await from('203.0.113.7')).text()
    expect((await from('203.0.113.7')).status).toBe(429)
    expect((await from('203.0.113.8')).status).toBe(200)
    await its.close()
    await rates.close()
  })

  it('is not shown under another name of the site', async () => {
    const named = await openTestApp({ env: { SITE_URL: 'https://www.example.com' } })
    const its = await openWire(named)
    const under = (...hosts: string[]) =>
      its.say(`GET / HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}Connection: close\r\n\r\n`)
    await under('www.example.com')
    expect(await under('www.example.com')).toMatch(/^HTTP\/1.1 200 /)
    expect(await under('other.example')).toMatch(/^HTTP\/1.1 421 /)
    expect(await under('www.example.com', 'www.example.com')).toMatch(/^HTTP\/1.1 400 /)
    await its.close()
    await named.close()
  })

  it('can be decompressed from either coding by any program', async () => {
    await ask('/', { 'Accept-Encoding': 'br' })
    const raw = async (coding: string) => {
      const answer = await wire.say(
        `GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${coding}\r\nConnection: close\r\n\r\n`,
      )
      return answer
    }
    expect(await raw('gzip;q=0, br')).toContain('content-encoding: br')
    expect(await raw('br;q=0')).not.toContain('content-encoding')
    const compressed = async (coding: string) =>
      Buffer.from(await (await site.app.request('/', { headers: { 'Accept-Encoding': coding } })).arrayBuffer())
    expect(brotliDecompressSync(await compressed('br')).equals(gunzipSync(await compressed('gzip')))).toBe(true)
  })
})
