import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ask } from './page.ts'

/** Hardly more than what the network sends in its first go. */
const MOST_BYTES = 14_000

test.each(['/', '/en'])('%s comes with the styles of its first view in 14 kB', async (path) => {
  const { html } = await ask(path)
  expect(html).toContain('<style id="first-styles">')
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(MOST_BYTES)
})
