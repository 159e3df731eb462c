import { createHash, createHmac } from 'node:crypto'

export type AwsCredentials = { accessKeyId: string; secretAccessKey: string; sessionToken: string | null }

export type SignedRequest = {
  method: string
  url: URL
  headers: Record<string, string>
  body: Uint8Array
}

export type SigningContext = { credentials: AwsCredentials; region: string; now: Date }

/**
 * The headers that a request to S3 needs beside its own: AWS Signature Version 4, whole body in one piece.
 * See "Authenticating Requests (AWS Signature Version 4)" of the S3 API reference, whose examples are the test.
 */
export function signedHeaders(request: SignedRequest, { credentials, region, now }: SigningContext) {
  const time = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`
  const payload = sha256(request.body)
  const headers: Record<string, string> = {
    ...request.headers,
    'x-amz-content-sha256': payload,
    'x-amz-date': time,
    ...(credentials.sessionToken ? { 'x-amz-security-token': credentials.sessionToken } : {}),
  }
  const signed = Object.entries({ ...headers, host: request.url.host })
    .map(([name, value]): [string, string] => [name.toLowerCase(), value.trim()])
    .toSorted(byName)
  const names = signed.map(([name]) => name).join(';')
  const canonical = [
    request.method,
    request.url.pathname
      .split('/')
      .map((segment) => encode(decodeURIComponent(segment)))
      .join('/'),
    canonicalQuery(request.url.searchParams),
    ...signed.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    payload,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const signature = hmac(signingKey(credentials.secretAccessKey, scope), toSign).toString('hex')
  const credential = `Credential=${credentials.accessKeyId}/${scope}`
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 ${credential},SignedHeaders=${names},Signature=${signature}`,
  }
}

function canonicalQuery(parameters: URLSearchParams): string {
  const pairs = [...parameters].map(([name, value]): [string, string] => [encode(name), encode(value)])
  return pairs
    .toSorted(byName)
    .map((pair) => pair.join('='))
    .join('&')
}

function signingKey(secret: string, scope: string): Buffer {
  return scope.split('/').reduce((key: Buffer, part) => hmac(key, part), Buffer.from(`AWS4${secret}`))
}

/** Percent-encodes everything but letters, digits and `-._~`. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function byName([a]: [string, string], [b]: [string, string]): number {
  return a < b ? -1 : Number(a > b)
}

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}

function hmac(key: Buffer, data: string): Buffer {
  return createHmac('sha256', key).update(data).digest()
}
