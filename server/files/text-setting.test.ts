import { join } from 'node:path'
import { expect, test } from 'vitest'
import { setText, type SetText } from './text-setting.ts'
import { sharp } from './sharp.ts'

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
