import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { AwsEnvironment } from '#server/config-values.ts'
import type { StorageConfig } from '#server/config.ts'
import type { FileStorage } from './file-storage.ts'
import { StorageAway } from './storage-away.ts'
import { isPrintFile } from './stored-name.ts'

type S3Config = Extract<StorageConfig, { kind: 's3' }>

/** A store that has all of a request begins its answer within this time. */
const ANSWER_LIMIT_MS = 15_000
/** One megabit a second: a slower line is taken for one that has broken. */
const SLOWEST_UPLOAD_BYTES_PER_SECOND = 125_000
const ATTEMPTS = 3
const PAUSE = 200
const LIST_PAGE = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/
const LIST_KEY = /<Key>([^<]+)<\/Key>/g

/** A bucket of any S3-compatible store: AWS itself, or the `endpoint` given, which is asked by path. */
export function openS3Storage(config: S3Config, environment: AwsEnvironment): FileStorage {
  const client = createClient(config, environment)
  return {
    put: async (name, bytes, mime) => {
      await client.expect({ method: 'PUT', key: name, body: bytes, headers: { 'content-type': mime } })
    },
    read: async (name) => {
      const response = await client.send({ method: 'GET', key: name })
      return response && Buffer.from(await response.arrayBuffer())
    },
    open: async (name, range) => {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined
      const response = await client.send({ method: 'GET', key: name, headers })
      return response && (response.body ?? new Uint8Array())
    },
    has: async (name) => (await client.send({ method: 'HEAD', key: name })) !== null,
    remove: async (name) => {
      await client.send({ method: 'DELETE', key: name })
    },
    list: async () => (await listKeys(client)).filter((name) => !isPrintFile(name)),
    check: async () => {
      await client.expect({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1' } })
    },
  }
}

type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string> | undefined
  body?: Uint8Array | Blob
}

type S3Client = {
  /** The response, or null for a missing key. */
  send(request: S3Request): Promise<Response | null>
  expect(request: S3Request): Promise<Response>
}

function createClient(config: S3Config, environment: AwsEnvironment): S3Client {
  const region = config.region ?? environment.AWS_REGION ?? environment.AWS_DEFAULT_REGION ?? 'us-east-1'
  const aws = new AwsClient({ ...readCredentials(environment), service: 's3', region })
  const base = config.endpoint
    ? `${config.endpoint.replace(/\/$/, '')}/${config.bucket}/`
    : `https://${config.bucket}.s3.${region}.amazonaws.com/`

  const attempt = async ({ method, key = '', query = {}, headers = {}, body }: S3Request) => {
    const url = new URL(key, base)
    url.search = new URLSearchParams(query).toString()
    const content = body && { body: body instanceof Blob ? body : Buffer.from(body) }
    const length = body instanceof Blob ? body.size : (body?.length ?? 0)
    return fetchInTime(await aws.sign(url, { method, headers, ...content }), length)
  }
  const send = async (request: S3Request) => {
    const response = await withRetries(() => attempt(request))
    if (response.ok) return response
    const reason = (await response.text()).match(/<Code>(\w+)<\/Code>/)?.[1] ?? response.statusText
    if (response.status === 404 && reason !== 'NoSuchBucket') return null
    throw new StorageAway(`The object storage answered ${response.status} (${reason}) to ${request.method}.`)
  }
  return {
    send,
    expect: async (request) => {
      const response = await send(request)
      if (!response) throw new StorageAway('The object storage has no such bucket.')
      return response
    },
  }
}

/**
 * The limit is for the answer to begin: a visitor with a slow line may take long to read it. It begins once the whole
 * body is there, which has its own time.
 */
async function fetchInTime(request: Request, bodyBytes: number): Promise<Response> {
  const controller = new AbortController()
  const bodyLimitMs = (bodyBytes / SLOWEST_UPLOAD_BYTES_PER_SECOND) * 1000
  const timer = setTimeout(() => controller.abort(), ANSWER_LIMIT_MS + bodyLimitMs)
  try {
    return await fetch(request, { signal: controller.signal })
  } finally {
    clearTimeout(timer)
  }
}

/** Every request may be sent twice: names follow from the content. */
async function withRetries(attempt: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    try {
      const response = await attempt()
      if (response.status < 500 || tries === ATTEMPTS) return response
      await response.body?.cancel()
    } catch (error) {
      if (tries === ATTEMPTS) throw new StorageAway('The object storage cannot be reached.', { cause: error })
    }
    await pause(PAUSE * tries)
  }
}

async function listKeys(client: S3Client): Promise<string[]> {
  const keys: string[] = []
  let token: string | undefined
  do {
    const query = { 'list-type': '2', ...(token ? { 'continuation-token': token } : {}) }
    const page = await (await client.expect({ method: 'GET', query })).text()
    keys.push(...Array.from(page.matchAll(LIST_KEY), ([, key]) => key ?? ''))
    token = page.match(LIST_PAGE)?.[1]
  } while (token)
  return keys
}

function readCredentials(environment: AwsEnvironment) {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = environment
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) {
    throw new Error('STORAGE_URL names a bucket; AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set to use it.')
  }
  return { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY, sessionToken: AWS_SESSION_TOKEN }
}
