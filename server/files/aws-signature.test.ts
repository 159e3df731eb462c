import { expect, test } from 'vitest'
import { signedHeaders } from './aws-signature.ts'

// The examples of "Signature Calculations for the Authorization Header" in the S3 API reference.
const context = {
  credentials: {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    sessionToken: null,
  },
  region: 'us-east-1',
  now: new Date('2013-05-24T00:00:00Z'),
}

function signatureOf(method: string, path: string, headers: Record<string, string> = {}, body = '') {
  const url = new URL(path, 'https://examplebucket.s3.amazonaws.com')
  const signed = signedHeaders({ method, url, headers, body: Buffer.from(body) }, context)
  return /Signature=(\w+)$/.exec(signed.authorization ?? '')?.[1]
}

test('reading a part is signed as the reference says', () => {
  const signature = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41'
  expect(signatureOf('GET', '/test.txt', { range: 'bytes=0-9' })).toBe(signature)
})

test('writing is signed as the reference says', () => {
  const headers = { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' }
  const signature = '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd'
  expect(signatureOf('PUT', '/test$file.text', headers, 'Welcome to Amazon S3.')).toBe(signature)
})

test('questions to a bucket are signed as the reference says', () => {
  expect(signatureOf('GET', '/?lifecycle')).toBe('fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543')
  expect(signatureOf('GET', '/?max-keys=2&prefix=J')).toBe(
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  )
})

test('a temporary key shows its token', () => {
  const credentials = { ...context.credentials, sessionToken: 'token' }
  const request = { method: 'GET', url: new URL('https://b.example/'), headers: {}, body: Buffer.alloc(0) }
  const headers = signedHeaders(request, { ...context, credentials })
  expect(headers).toMatchObject({
    'x-amz-security-token': 'token',
    authorization: expect.stringContaining('x-amz-security-token'),
  })
})
