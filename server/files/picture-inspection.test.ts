import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { uploadMessages } from '#content/upload-messages.ts'
import { MAX_PICTURE_BYTES } from './file-type.ts'
import { inspectPicture, type InspectedPicture } from './picture-inspection.ts'
import { sharp } from './sharp.ts'

const source = readFileSync(join(import.meta.dirname, '../../assets/pictures/placeholder.webp'))
const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const

async function acceptedPicture(bytes: Buffer): Promise<InspectedPicture> {
  const inspection = await inspectPicture(bytes)
  if (!inspection.ok) throw new Error(inspection.reason.en)
  return inspection.value
}

async function refusalOf(bytes: Buffer) {
  const inspection = await inspectPicture(bytes)
  return inspection.ok ? 'accepted' : inspection.reason
}

describe('a sound picture', () => {
  test.each(FORMATS)('is accepted as %s with its size and colour', async (format) => {
    const picture = await acceptedPicture(await sharp(source).resize(300).toFormat(format).toBuffer())
    expect(picture).toMatchObject({
      extension: format === 'jpeg' ? 'jpg' : format,
      mime: `image/${format}`,
      width: 300,
      height: 300,
    })
    expect(picture.color).toMatch(/^#f[0-9a-f]f[0-9a-f]f[0-9a-f]$/)
  })

  test('that is WebP and holds nothing but pixels stays byte for byte', async () =>
    expect((await acceptedPicture(source)).bytes).toBe(source))

  test('loses the place and camera it was taken with and stands upright', async () => {
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '24/1 42/1 0/1' } }
    for (const format of FORMATS) {
      const taken = sharp(source).resize(40, 20).withExif(exif).withMetadata({ orientation: 6 }).toFormat(format)
      const picture = await acceptedPicture(await taken.toBuffer())
      const stored = await sharp(picture.bytes).metadata()
      expect([stored.exif, stored.xmp, stored.iptc, stored.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      expect([picture.width, picture.height, stored.width, stored.height]).toEqual([20, 40, 20, 40])
    }
  })

  test('is stored the same way each time', async () => {
    const jpeg = await sharp(source).jpeg().toBuffer()
    expect((await acceptedPicture(jpeg)).bytes).toEqual((await acceptedPicture(jpeg)).bytes)
  })

  test('with bytes behind its end leaves them behind', async () => {
    const { bytes } = await acceptedPicture(Buffer.concat([source, Buffer.from('<script>alert(1)</script>')]))
    expect(bytes.includes('script')).toBe(false)
  })
})

describe('an upload that is no picture', () => {
  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['GIF', `GIF89a${'\0'.repeat(40)}`],
    ['HTML', '<!doctype html><p>Hello, this is a page</p>'],
    ['a few bytes', '\x89PNG'],
  ])('is refused: %s', async (_, text) =>
    expect(await refusalOf(Buffer.from(text, 'latin1'))).toBe(uploadMessages.notAPicture),
  )

  test('is refused: a real GIF', async () =>
    expect(await refusalOf(await sharp(source).gif().toBuffer())).toBe(uploadMessages.notAPicture))

  test.each(['heic', 'heix', 'mif1'])('is refused with a way out: HEIC as %s', async (brand) =>
    expect(await refusalOf(Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`))).toBe(uploadMessages.heic),
  )

  test('is refused: nothing', async () => expect(await refusalOf(Buffer.alloc(0))).toBe(uploadMessages.empty))
})

describe('a broken picture', () => {
  test.each(FORMATS)('is refused: %s cut short', async (format) => {
    const whole = await sharp(source).resize(300).toFormat(format).toBuffer()
    for (const part of [0.1, 0.5, 0.9]) {
      expect(await refusalOf(whole.subarray(0, Math.floor(whole.length * part)))).toBe(uploadMessages.damagedPicture)
    }
  })

  test('is refused: a PNG header with garbage behind it', async () => {
    const png = await sharp(source).png().toBuffer()
    const garbage = Buffer.alloc(5000, 'garbage')
    expect(await refusalOf(Buffer.concat([png.subarray(0, 8), garbage]))).toBe(uploadMessages.damagedPicture)
    expect(await refusalOf(Buffer.concat([png.subarray(0, 200), garbage]))).toBe(uploadMessages.damagedPicture)
  })
})

test('a picture of a camera is taken and made smaller: 24 megapixels, more than 5 MB', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const grain = sharp({ create: { width: 750, height: 500, channels: 3, background: '#888', noise } })
  const photo = sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#888' } }).composite([
    { input: await grain.png().toBuffer(), tile: true },
  ])
  const bytes = await photo.jpeg({ quality: 92 }).toBuffer()
  expect(bytes.length).toBeGreaterThan(5 * 1024 * 1024)
  const inspection = await inspectPicture(bytes)
  if (!inspection.ok) throw new Error(inspection.reason.en)
  const { width, height, bytes: stored } = inspection.value
  expect([width, height]).toEqual([3200, 2133])
  expect(stored.length).toBeLessThanOrEqual(5 * 1024 * 1024)
})

test.each([
  [1, 60_000, { width: 1, height: 3200 }],
  [60_000, 1, { width: 3200, height: 1 }],
])('a line of %i by %i pixels takes no more of a processor than any picture', async (width, height, stored) => {
  const line = await sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  const before = process.cpuUsage()
  expect(await acceptedPicture(line)).toMatchObject(stored)
  expect(process.cpuUsage(before).user).toBeLessThan(3_000_000)
})

describe('a picture that would take too much', () => {
  test('is refused: 51 megapixels in a small file', async () => {
    const bomb = sharp({ create: { width: 10_000, height: 5_100, channels: 3, background: '#fff' } })
    const bytes = await bomb.png({ compressionLevel: 9 }).toBuffer()
    expect(bytes.length).toBeLessThan(MAX_PICTURE_BYTES)
    expect(await refusalOf(bytes)).toBe(uploadMessages.tooManyPixels)
  })

  test('is refused: more than 25 MB', async () =>
    expect(await refusalOf(Buffer.alloc(MAX_PICTURE_BYTES + 1))).toBe(uploadMessages.pictureTooLarge))

  test('is refused: an animated WebP', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer()
    const frames = sharp([await frame('#f00'), await frame('#00f')], { join: { animated: true } })
    expect(await refusalOf(await frames.webp().toBuffer())).toBe(uploadMessages.animated)
  })

  test('is refused: an animated PNG', async () => {
    const png = await sharp(source).resize(20).png().toBuffer()
    const animation = Buffer.from([0, 0, 0, 8, ...Buffer.from('acTL'), 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0])
    const header = 8 + 25
    const animated = Buffer.concat([png.subarray(0, header), animation, png.subarray(header)])
    expect(await refusalOf(animated)).toBe(uploadMessages.animated)
  })
})
