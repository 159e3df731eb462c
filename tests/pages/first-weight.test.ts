import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ask, type Page } from './page.ts'

/** What a server sends in its first go, before it has heard that anything came: ten packets. */
const FIRST_GO_BYTES = 10 * 1460

test.each(['/', '/en'])('%s comes with its head and the styles of its first view in the first go', async (path) => {
  const page = await ask(path)
  expect(page.html).toContain('<style id="first-styles">')
  expect(brotliCompressSync(page.html).length + headBytes(page)).toBeLessThanOrEqual(FIRST_GO_BYTES)
})

function headBytes({ headers }: Page): number {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`.length
}
