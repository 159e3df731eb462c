import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { diskProblem } from './disk-room.ts'
import { readStoredName, STORED_NAMES, storedNames } from './stored-name.ts'
import { sharp } from './sharp.ts'
import { isPlainWebp } from './picture-inspection.ts'

it('says why a disk stores nothing more, and leaves nothing on one that does', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'))
  expect(await diskProblem(folder, 0)).toBeNull()
  expect(await readdir(folder)).toEqual([])
  expect(await diskProblem(folder, Number.MAX_SAFE_INTEGER)).toMatch(/^the disk is full \(\d+ MB left\)$/)
  await rm(folder, { recursive: true })
  expect(await diskProblem(folder)).toBe('the disk takes no writes (ENOENT)')
})

const STEM = '2cf24dba5fb0a30e'
const LONG = '2cf24dba5fb0a30e26e83b2ac5b9e29e'

test('the same bytes have the same name', () => {
  const { names, sha256 } = storedNames(Buffer.from('hello'), 'webp')
  expect(names).toEqual([`${STEM}.webp`, `${LONG}.webp`])
  expect(sha256).toBe('2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824')
})

test('names of files and renditions are understood', () => {
  expect(readStoredName(`${STEM}.pdf`)).toEqual({ stem: STEM, rendition: null })
  expect(readStoredName(`${STEM}-640.avif`)).toEqual({ stem: STEM, rendition: { width: 640, format: 'avif' } })
})

test('names of earlier years, which were longer, are understood', () => {
  expect(readStoredName(`${LONG}.pdf`)).toEqual({ stem: LONG, rendition: null })
  expect(readStoredName(`${LONG}-640.avif`)).toEqual({ stem: LONG, rendition: { width: 640, format: 'avif' } })
})

test('names are found in texts, whole ones alone', () => {
  const text = `<img src="/api/uploads/${STEM}.webp"><img src="/api/uploads/${LONG}.png"> 0${STEM}.webp ${STEM}-640.avif`
  expect(text.match(STORED_NAMES)).toEqual([`${STEM}.webp`, `${LONG}.png`])
})

test.each([
  '',
  '.',
  '..',
  STEM,
  `${STEM.slice(1)}.webp`,
  `${LONG.slice(1)}.webp`,
  `${STEM}.svg`,
  `${STEM}.webp `,
  `${STEM}.webp\n`,
  `${STEM}.webp/..`,
  `../${STEM}.webp`,
  `${STEM.toUpperCase()}.webp`,
  `${STEM}-0640.avif`,
  `${STEM}-640.png`,
  `${STEM}-99999.webp`,
  'site.db',
  '.unfinished-1',
])('%j is no name', (name) => expect(readStoredName(name)).toBeNull())

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
