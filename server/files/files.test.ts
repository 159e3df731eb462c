import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { MARK, openScanner, type Scanner } from '#tests/support/scanner.ts'
import { readSocket } from '#server/config-values.ts'
import { diskProblem } from './disk-room.ts'
import { readStoredName, STORED_NAMES, storedNames } from './stored-name.ts'
import { sharp } from './sharp.ts'
import { isPlainWebp } from './picture-inspection.ts'
import { decodePicture, dominantColor, encodePicture, renditionWidths } from './picture-encoder.ts'
import { type SetText, setText } from './text-setting.ts'
import { createVirusScan } from './virus-scan.ts'
import { testFolder } from '#tests/support/services/folders.ts'

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

test('a WebP of pixels alone is distinguished from one that carries more', async () => {
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

const blue = { r: 27, g: 108, b: 179 }

function bluePng(width: number, height: number, alpha = 1) {
  return sharp({ create: { width, height, channels: 4, background: { ...blue, alpha } } })
    .png()
    .toBuffer()
}

test('a picture is never made wider than it is', () => {
  expect(renditionWidths(4000)).toEqual([160, 320, 640, 960, 1600])
  expect(renditionWidths(1200)).toEqual([160, 320, 640, 960, 1200])
  expect(renditionWidths(1000)).toEqual([160, 320, 640, 1000])
  expect(renditionWidths(100)).toEqual([100])
})

test('renditions keep the shape of the picture and its transparency', async () => {
  const picture = await decodePicture(await bluePng(400, 300, 0.5))
  for (const format of ['avif', 'webp'] as const) {
    const metadata = await sharp(await encodePicture(picture, 160, format)).metadata()
    expect([metadata.format, metadata.width, metadata.height]).toEqual([format === 'avif' ? 'heif' : format, 160, 120])
    expect(metadata.hasAlpha).toBe(true)
  }
})

test('a photograph taken sideways stands upright', async () => {
  const sideways = await sharp(await bluePng(40, 20))
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { width, height } = await decodePicture(sideways)
  expect([width, height]).toEqual([20, 40])
})

test('the ground of a picture is its most common colour', async () => {
  const red = {
    input: await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c00' } })
      .png()
      .toBuffer(),
  }
  const mostlyBlue = await sharp(await bluePng(100, 100))
    .composite([red])
    .png()
    .toBuffer()
  expect(await dominantColor(await decodePicture(mostlyBlue))).toBe('#1b6cb3')
  expect(await dominantColor(await decodePicture(await bluePng(50, 50, 0)))).toBe('#ffffff')
})

test('a grey picture has a colour too', async () => {
  const grey = await sharp(await bluePng(50, 50))
    .flatten()
    .grayscale()
    .png()
    .toBuffer()
  expect(await dominantColor(await decodePicture(grey))).toMatch(/^#(..)\1\1$/)
})

process.env['FONTCONFIG_FILE'] = join(import.meta.dirname, '../../assets/fonts.conf')

function set(text: string, given: Partial<SetText> = {}) {
  return setText({
    text,
    locale: 'ar',
    face: 'display',
    sizes: [40],
    colour: '#000000',
    width: 500,
    room: 400,
    ...given,
  })
}

/** How much of the leftmost and of the rightmost tenth of the last line is inked. */
async function inkAtEnds(image: Buffer) {
  const { data, info } = await sharp(image).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true })
  const tenth = Math.floor(info.width / 10)
  const sums = { left: 0, right: 0 }
  for (let y = Math.floor(info.height * 0.7); y < info.height; y++) {
    for (let x = 0; x < tenth; x++) {
      sums.left += data.readUInt8(y * info.width + x)
      sums.right += data.readUInt8(y * info.width + info.width - 1 - x)
    }
  }
  return sums
}

test('Arabic letters are joined', async () => {
  const joined = await set('لمحبة')
  const apart = await set(Array.from('لمحبة').join('\u200c'))
  expect(joined.width).toBeLessThan(apart.width * 0.8)
})

test('lines begin on the right in Arabic and on the left in English', async () => {
  const long = 'رغوة البولي يوريثان لحشو الفراغات حول الأبواب ثم'
  const arabic = await inkAtEnds((await set(long, { width: 400 })).image)
  expect(arabic.right).toBeGreaterThan(arabic.left)
  const english = await inkAtEnds(
    (await set('Polyurethane foam to fill the gaps of', { locale: 'en', width: 400 })).image,
  )
  expect(english.left).toBeGreaterThan(english.right)
})

test('a long text is set smaller, and loses words where even that does not fit', async () => {
  const text = 'كلمات كثيرة جداً عن منتج واحد '.repeat(40)
  const sizes = [60, 40, 20]
  expect((await set('كلمة', { sizes })).height).toBeGreaterThan(40)
  const drawn = await set(text, { sizes, room: 120 })
  expect(drawn.height).toBeLessThanOrEqual(120)
  expect(drawn.width).toBeLessThanOrEqual(500)
})

test('a word without an end stays in its column, and signs of markup are only signs', async () => {
  const drawn = await set('Polyurethane'.repeat(30), { locale: 'en', room: 100 })
  expect(drawn.width).toBeLessThanOrEqual(502)
  await expect(set('<span foreground="red">&amp; <b>', { locale: 'en' })).resolves.toMatchObject({})
})

const FILE = Buffer.from('a datasheet')
/** Its mark stands over the border of two chunks. */
const LARGE = Buffer.concat([Buffer.alloc(64 * 1024 - 5), Buffer.from(MARK), Buffer.alloc(3_000_000, 7)])

describe.each(['a port', 'a path'])('a scanner at %s', (place) => {
  const folder = testFolder()
  let scanner: Scanner
  beforeEach(async () => {
    scanner = await openScanner(place === 'a path' ? join(folder(), 'clamd.ctl') : undefined)
  })
  afterEach(() => scanner.close())

  const scan = (bytes: Buffer, timeLimit?: number) => createVirusScan(readSocket(scanner.address)!, timeLimit)(bytes)

  it('gets the whole file and says what is in it', async () => {
    expect(await scan(FILE)).toEqual({ kind: 'clean' })
    expect(await scan(LARGE)).toEqual({ kind: 'found', name: 'Test.Mark' })
    expect(await scan(Buffer.alloc(0))).toEqual({ kind: 'clean' })
    expect(scanner.taken.map((file, index) => file.equals([FILE, LARGE, Buffer.alloc(0)][index]!))).toEqual([
      true,
      true,
      true,
    ])
  })

  it('answers for each of many files at once', async () => {
    const files = Array.from({ length: 20 }, (_, index) => Buffer.from(index % 2 ? MARK : `clean ${index}`))
    const kinds = (await Promise.all(files.map((file) => scan(file)))).map(({ kind }) => kind)
    expect(kinds).toEqual(files.map((_, index) => (index % 2 ? 'found' : 'clean')))
  })

  it('that is silent leaves everything open', async () => {
    scanner.setMood('silent')
    expect(await scan(LARGE, 300)).toEqual({ kind: 'unknown', reason: 'no answer in time' })
  })

  it('that breaks off leaves everything open', async () => {
    scanner.setMood('breaks-off')
    const told = await scan(LARGE)
    expect(told).toEqual({ kind: 'unknown', reason: expect.any(String) })
    expect(told).not.toHaveProperty('reason', 'no answer in time')
  })

  it('that finds a file too long leaves everything open', async () => {
    scanner.setMood('too-long')
    const reason = 'the scanner answered INSTREAM size limit exceeded. ERROR'
    expect(await scan(LARGE)).toEqual({ kind: 'unknown', reason })
  })

  it('that is away leaves everything open', async () => {
    await scanner.close()
    expect(await scan(FILE)).toEqual({ kind: 'unknown', reason: expect.stringMatching(/ECONNREFUSED|ENOENT/) })
  })
})
