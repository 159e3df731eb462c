import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openS3Storage } from './s3-storage.ts'

const environment = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }

let server: Server
let objects: Map<string, { bytes: Buffer; mime: string }>
let requests: { method: string; path: string; authorization: string }[]
/** Answers to give before the real one. */
let troubles: number[]
/** While it is set, requests are told when they are there, and get no answer. */
let onSilence: (() => void) | null

beforeEach(async () => {
  objects = new Map()
  requests = []
  troubles = []
  onSilence = null
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

/** As much of S3's protocol as is asked for, over `objects`. */
async function answer(request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const key = url.pathname.slice('/bucket/'.length)
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  requests.push({
    method: request.method ?? '',
    path: url.pathname,
    authorization: request.headers.authorization ?? '',
  })
  if (onSilence) return onSilence()
  const trouble = troubles.shift()
  if (trouble) return response.writeHead(trouble).end()
  if (!url.pathname.startsWith('/bucket/')) return response.writeHead(404).end('<Code>NoSuchBucket</Code>')
  if (key === '') return response.end(listing(url.searchParams.get('continuation-token')))
  if (request.method === 'PUT')
    objects.set(key, { bytes: Buffer.concat(chunks), mime: request.headers['content-type'] ?? '' })
  const object = objects.get(key)
  if (!object) return response.writeHead(404).end('<Code>NoSuchKey</Code>')
  if (request.method === 'DELETE') objects.delete(key)
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
  if (range) return response.writeHead(206).end(object.bytes.subarray(Number(range[1]), Number(range[2]) + 1))
  return response.end(request.method === 'GET' ? object.bytes : undefined)
}

/** One key a page. */
function listing(token: string | null): string {
  const keys = [...objects.keys()]
  const index = Number(token ?? 0)
  const next = index + 1 < keys.length ? `<NextContinuationToken>${index + 1}</NextContinuationToken>` : ''
  return `<ListBucketResult><Contents><Key>${keys[index]}</Key></Contents>${next}</ListBucketResult>`
}

function open(bucket = 'bucket') {
  const { port } = server.address() as AddressInfo
  return openS3Storage({ kind: 's3', bucket, endpoint: `http://127.0.0.1:${port}`, region: null }, environment)
}

test('a stored object comes back whole and in parts', async () => {
  const storage = open()
  await storage.put('a.webp', Buffer.from('0123456789'), 'image/webp')
  expect(objects.get('a.webp')?.mime).toBe('image/webp')
  expect((await storage.read('a.webp'))?.toString()).toBe('0123456789')
  expect(await storage.has('a.webp')).toBe(true)
  expect(await new Response(await storage.open('a.webp', { start: 2, end: 4 })).text()).toBe('234')
})

test('every request is signed', async () => {
  await open().read('a.webp')
  expect(requests[0]?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/us-east-1\/s3\/aws4_request,/)
})

test('a missing object is missing, and removing it is no error', async () => {
  const storage = open()
  expect(await storage.read('none.webp')).toBeNull()
  expect(await storage.open('none.webp')).toBeNull()
  expect(await storage.has('none.webp')).toBe(false)
  await storage.remove('none.webp')
})

test('all pages of a long list are read', async () => {
  const storage = open()
  for (const name of ['a', 'b', 'c']) await storage.put(name, Buffer.from(name), 'image/webp')
  expect(await storage.list()).toEqual(['a', 'b', 'c'])
})

test('a store that stumbles is asked again', async () => {
  troubles = [503, 500]
  await open().put('a.webp', Buffer.from('a'), 'image/webp')
  expect(objects.has('a.webp')).toBe(true)
  expect(requests).toHaveLength(3)
})

test('a store that stays down is an error, not a missing file', async () => {
  troubles = [503, 503, 503]
  await expect(open().read('a.webp')).rejects.toThrow('The object storage answered 503 (Service Unavailable) to GET.')
})

/** The next request that a silent store gets. */
function arrival(): Promise<void> {
  return new Promise((resolve) => (onSilence = resolve))
}

/** Whether a silent store is asked again after so long, and not before. */
async function expectPatience(seconds: number, first: Promise<void>) {
  await first
  const again = arrival()
  const started = requests.length
  vi.advanceTimersByTime(seconds * 1000 - 1)
  // Longer than the pause before another attempt.
  await pause(300)
  expect(requests).toHaveLength(started)
  vi.advanceTimersByTime(1)
  await again
}

test('a silent store is asked again after 15 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const first = arrival()
  const reading = open().read('a.webp')
  await expectPatience(15, first)
  onSilence = null
  troubles = [404]
  server.closeAllConnections()
  expect(await reading).toBeNull()
})

test('a store gets as much more time for an upload as a slow line takes to bring it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const first = arrival()
  const writing = open().put('a.webp', Buffer.alloc(250_000), 'image/webp')
  await expectPatience(15 + 2, first)
  onSilence = null
  server.closeAllConnections()
  await writing
  expect(objects.has('a.webp')).toBe(true)
})

test('a missing bucket is an error and makes the check fail', async () => {
  await expect(open('other').check()).rejects.toThrow('NoSuchBucket')
  await expect(open('other').read('a')).rejects.toThrow('NoSuchBucket')
  await open().check()
})

test('without keys the start ends with a clear line', () => {
  const config = { kind: 's3' as const, bucket: 'b', endpoint: null, region: null }
  expect(() => openS3Storage(config, {})).toThrow('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set')
})
