import { describe, expect, it } from 'vitest'
import { fileResponse, type ServedFile } from './file-response.ts'

const CONTENT = Buffer.from('0123456789')

const file: ServedFile = {
  type: 'application/pdf',
  size: CONTENT.length,
  etag: '"tag"',
  read: (range) => CONTENT.subarray(range?.start ?? 0, (range?.end ?? CONTENT.length - 1) + 1),
}

function ask(headers: Record<string, string> = {}, method = 'GET') {
  return fileResponse(new Request('http://a.example/file', { method, headers }), file, { 'Cache-Control': 'immutable' })
}

describe('a file', () => {
  it('comes whole, with its type, size and tag', async () => {
    const response = ask()
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('0123456789')
    expect(Object.fromEntries(response.headers)).toEqual({
      'accept-ranges': 'bytes',
      'cache-control': 'immutable',
      'content-length': '10',
      'content-type': 'application/pdf',
      etag: '"tag"',
    })
  })

  it('is described without being sent', async () => {
    const response = ask({ Range: 'bytes=0-1' }, 'HEAD')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe('10')
    expect(await response.text()).toBe('')
  })

  it.each(['"tag"', 'W/"tag"', '"old", "tag"', '*'])('is not sent again to who has it: %s', (tag) => {
    const response = ask({ 'If-None-Match': tag })
    expect(response.status).toBe(304)
    expect(response.headers.get('etag')).toBe('"tag"')
    expect(response.headers.get('cache-control')).toBe('immutable')
  })

  it('comes in one part', async () => {
    const response = ask({ Range: 'bytes=2-4' })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe('bytes 2-4/10')
    expect(response.headers.get('content-length')).toBe('3')
    expect(await response.text()).toBe('234')
  })

  it('comes in several parts', async () => {
    const response = ask({ Range: 'bytes=0-1,-2' })
    expect(response.status).toBe(206)
    const text = await response.text()
    expect(response.headers.get('content-length')).toBe(String(text.length))
    const boundary = response.headers.get('content-type')!.split('boundary=')[1]!
    const parts = text.split(`\r\n--${boundary}`)
    expect(parts).toEqual([
      '',
      '\r\nContent-Type: application/pdf\r\nContent-Range: bytes 0-1/10\r\n\r\n01',
      '\r\nContent-Type: application/pdf\r\nContent-Range: bytes 8-9/10\r\n\r\n89',
      '--\r\n',
    ])
  })

  it('has nothing beyond its end', async () => {
    const response = ask({ Range: 'bytes=10-' })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe('bytes */10')
  })

  it('lets nobody keep the answer that there is nothing', () => {
    const { headers } = ask({ Range: 'bytes=10-' })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('etag')).toBeNull()
  })

  it('comes whole when the part would belong to an older version', () => {
    expect(ask({ Range: 'bytes=0-1', 'If-Range': '"old"' }).status).toBe(200)
    expect(ask({ Range: 'bytes=0-1', 'If-Range': '"tag"' }).status).toBe(206)
  })
})
