import { expect, test } from 'vitest'
import { sharp } from './sharp.ts'
import { isPlainWebp } from './webp-chunks.ts'

const square = () => sharp({ create: { width: 9, height: 9, channels: 4, background: '#f008' } })

test('a WebP of pixels alone is told from one that carries more', async () => {
  expect(isPlainWebp(await square().webp().toBuffer())).toBe(true)
  expect(isPlainWebp(await square().webp({ lossless: true }).toBuffer())).toBe(true)
  expect(
    isPlainWebp(
      await square()
        .withExif({ IFD0: { Make: 'x' } })
        .webp()
        .toBuffer(),
    ),
  ).toBe(false)
  expect(isPlainWebp(await square().withIccProfile('p3').webp().toBuffer())).toBe(false)
})

test('bytes behind the end, missing bytes and false lengths are noticed', async () => {
  const plain = await square().webp().toBuffer()
  expect(isPlainWebp(Buffer.concat([plain, Buffer.from('x')]))).toBe(false)
  expect(isPlainWebp(plain.subarray(0, plain.length - 2))).toBe(false)
  expect(isPlainWebp(Buffer.alloc(12))).toBe(false)
  const hidden = Buffer.concat([plain, Buffer.from('HIDE\x04\0\0\0abcd', 'latin1')])
  hidden.writeUInt32LE(hidden.length - 8, 4)
  expect(isPlainWebp(hidden)).toBe(false)
})
