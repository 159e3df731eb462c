import { describe, expect, it } from 'vitest'
import { readBytes } from './body-bytes.ts'
import { clientAddress, neighbourhoodOf, visitorOf } from './client-address.ts'
import { plainTarget, targetProblem, withoutDoubledSlashes } from './request-target.ts'

/** A body whose pieces come one after the other, and which then may never end. */
function bodyOf(pieces: number[], { ends = true } = {}): Request {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const size = pieces.shift()
      if (size !== undefined) controller.enqueue(new Uint8Array(size))
      else if (ends) controller.close()
      else await new Promise(() => {})
    },
  })
  const init = { method: 'POST', body, duplex: 'half' }
  return new Request('http://a.example/', init)
}

const statusOf = async (...given: Parameters<typeof readBytes>) => {
  const outcome = await readBytes(...given)
  return outcome.ok ? outcome.value.length : outcome.problem.status
}

describe('the bytes of a body', () => {
  it('are all that came', async () => expect(await statusOf(bodyOf([300, 200]), 500)).toBe(500))

  it('are counted while they come', async () => expect(await statusOf(bodyOf([300, 201]), 500)).toBe(413))

  it('are not waited for when they do not come', async () => {
    const hasty = { graceMs: 20, bytesPerSecond: 1_000_000 }
    expect(await statusOf(bodyOf([300], { ends: false }), 500, hasty)).toBe(408)
    expect(await statusOf(bodyOf([], { ends: false }), 500, hasty)).toBe(408)
  })

  it('buy time for those that follow', async () => {
    const slow = { graceMs: 0, bytesPerSecond: 1 }
    expect(await statusOf(bodyOf([100, 100]), 500, { ...slow, graceMs: 60_000 })).toBe(200)
  })
})

describe('the address of a visitor', () => {
  it('is the address of the connection when no proxy is trusted, whatever the header says', () =>
    expect(clientAddress({ socket: '203.0.113.7', forwardedFor: '198.51.100.1' }, 0)).toBe('203.0.113.7'))

  it('is what the outermost trusted proxy saw, not what the visitor wrote', () => {
    const forwardedFor = '6.6.6.6, 198.51.100.1, 10.0.0.2'
    expect(clientAddress({ socket: '10.0.0.1', forwardedFor }, 1)).toBe('10.0.0.2')
    expect(clientAddress({ socket: '10.0.0.1', forwardedFor }, 2)).toBe('198.51.100.1')
  })

  it('falls back to the connection when the header holds no address', () => {
    expect(clientAddress({ socket: '10.0.0.1', forwardedFor: 'unknown' }, 1)).toBe('10.0.0.1')
    expect(clientAddress({ socket: undefined, forwardedFor: undefined }, 1)).toBe('0.0.0.0')
  })

  it('is read without the port that some proxies write behind it', () => {
    for (const [forwardedFor, address] of [
      ['1.2.3.4:5678', '1.2.3.4'],
      ['[2001:db8::1]:5678', '2001:db8::1'],
      ['[2001:db8::1]', '2001:db8::1'],
      ['2001:db8::1', '2001:db8::1'],
    ] as const)
      expect(clientAddress({ socket: '10.0.0.1', forwardedFor }, 1)).toBe(address)
  })

  it('is the same over both stacks', () =>
    expect(clientAddress({ socket: '::ffff:203.0.113.7', forwardedFor: undefined }, 0)).toBe('203.0.113.7'))
})

describe('visitors and neighbourhoods', () => {
  it('takes one IPv6 network as one visitor', () => {
    expect(visitorOf('2001:db8:0:7::1')).toBe('2001:db8:0:7::/64')
    expect(visitorOf('2001:0DB8:0000:0007:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:0:7::/64')
    expect(visitorOf('203.0.113.7')).toBe('203.0.113.7')
  })

  it('logs a neighbourhood only', () => {
    expect(neighbourhoodOf('203.0.113.7')).toBe('203.0.113.0/24')
    expect(neighbourhoodOf('2001:db8:9::1')).toBe('2001:db8:9::/48')
    expect(neighbourhoodOf('::1')).toBe('0:0:0::/48')
  })
})

describe('the path of a request', () => {
  it.each([
    '/',
    '/en',
    '/pu-foam/805',
    '/search?q=a//b/../%zz\\',
    '/blogs/%D8%B1%D8%BA%D9%88%D8%A9',
    '/a.b/..c',
    '/en/',
  ])('is fine: %s', (target) => expect(targetProblem(target)).toBeNull())

  it.each([
    '/%',
    '/%zz',
    '/en/%c3%28',
    '/%00',
    '/a%0d%0ab',
    '/a%7f',
    '/a\\b',
    '/%e2%80%aeabc',
    'http://other.example/',
    '*',
    '',
  ])('is malformed: %s', (target) => expect(targetProblem(target)).toBe(400))

  it.each(['//', '//evil.example', '/en//categories', '/a/../b', '/./a', '/a/%2e%2e/b', '/a/..', '/a%2Fb', '/a%5cb'])(
    'is no address here: %s',
    (target) => expect(targetProblem(target)).toBe(404),
  )
})

describe('what programs and people do to an address', () => {
  it.each([
    ['//categories', '/categories'],
    ['/en//categories///x?q=a//b', '/en/categories/x?q=a//b'],
    ['//evil.example', '/evil.example'],
  ])('doubled slashes of %s are one: %s', (target, meant) => expect(withoutDoubledSlashes(target)).toBe(meant))

  it('an address without doubled slashes is as it is', () => expect(withoutDoubledSlashes('/a?b=//')).toBeNull())

  it.each([
    ['/en/about?q=1', '/en/about?q=1'],
    ['http://site.example/en/about', '/en/about'],
    ['http://other.example/en/about', 'http://other.example/en/about'],
    ['HTTPS://site.example', '/'],
    ['http://site.example?q=1', '/?q=1'],
  ])('%s is read as %s', (target, plain) => expect(plainTarget(target, 'site.example')).toBe(plain))
})
