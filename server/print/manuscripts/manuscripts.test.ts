import { describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { findPack, printPack } from '#server/files/print-pictures/pack-picture.ts'
import { printTallScene } from '#server/files/print-pictures/scene-picture.ts'
import { demoPress, demoPrint } from '#tests/support/print/demo-print.ts'
import { toProductPages } from './chapters.ts'
import { fingerprint } from './manuscript.ts'
import type { PrintedProduct } from './printed-product.ts'
import { toProductView } from './product-view.ts'
import { toStorageText } from './sheet.ts'

const demo = await demoPrint()
const { products } = demo.content

describe('chapters', () => {
  const product = (code: string, pictures = 1) =>
    ({ code, pictures: Array.from({ length: pictures }, (_, index) => `${code}-${index}.webp`) }) as PrintedProduct
  const codes = (products: PrintedProduct[]) => toProductPages(products).map((page) => page.map(({ code }) => code))

  describe('the pages of a category', () => {
    test('a product with a gallery has a page to itself, the others share one', () =>
      expect(codes([product('805', 3), product('840'), product('850')])).toEqual([['805'], ['840', '850']]))

    test('no half page stays empty: the first of an odd row takes a whole one', () =>
      expect(codes([product('S10'), product('S20', 3), product('S30'), product('S40'), product('S50')])).toEqual([
        ['S10'],
        ['S20'],
        ['S30'],
        ['S40', 'S50'],
      ]))

    test('families keep the order of the content and numbers ascend within them', () => {
      const shuffled = [product('S20'), product('S100'), product('A40'), product('S10')]
      expect(codes(shuffled)).toEqual([
        ['S10', 'S20'],
        ['S100', 'A40'],
      ])
    })
  })
})

/** A dark pack of 200 × 600 on the studio's light ground of 1000 × 1000. */
const studio = (left: number, top: number) =>
  sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#f0f0f0' } })
    .composite([{ input: { create: { width: 200, height: 600, channels: 3, background: '#203040' } }, left, top }])
    .png()
    .toBuffer()
const tile = { width: 50, height: 80, ground: '#EAF1F7' }
const printing = { dotsPerInch: 127, quality: 90 }

describe('a pack on its tile', () => {
  test('is found wherever it stands in the picture', async () => {
    const frame = await findPack(await studio(100, 300))
    expect(frame.left).toBeCloseTo(0.1, 2)
    expect(frame.right).toBeCloseTo(0.3, 2)
    expect(frame.top).toBeCloseTo(0.3, 2)
    expect(frame.bottom).toBeCloseTo(0.9, 2)
  })

  test('stands on the colour of the tile, without a seam from the studio', async () => {
    const picture = await printPack(await studio(100, 300), tile, printing)
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([250, 400])
    for (const at of [0, (info.width - 1) * 3, data.length - 3]) {
      expect(Math.abs(data.readUInt8(at) - 0xea)).toBeLessThanOrEqual(2)
      expect(Math.abs(data.readUInt8(at + 2) - 0xf7)).toBeLessThanOrEqual(2)
    }
  })

  test('is as large as the tile allows and stands in its middle', async () => {
    const frame = await findPack(await printPack(await studio(100, 300), { ...tile, ground: '#f4f4f4' }, printing))
    expect(frame.bottom - frame.top).toBeCloseTo(0.84, 1)
    expect((frame.left + frame.right) / 2).toBeCloseTo(0.5, 1)
  })

  test('a close view that is cut off by its picture is cut off by the tile', async () => {
    const frame = await findPack(await printPack(await studio(400, 400), { ...tile, ground: '#f4f4f4' }, printing))
    expect(frame.bottom).toBe(1)
  })
})

describe('product view', () => {
  const view = (id: string, locale: 'ar' | 'en') =>
    toProductView(
      products.find((one) => one.id === id)!,
      locale,
    )
  const figure = (id: string, label: string) => view(id, 'en').figures.find((one) => one.label === label)

  describe('a product on paper', () => {
    test('shows a percentage in one piece and a real minus before a temperature', () => {
      expect(figure('ms-55', 'Elongation at break')).toMatchObject({ value: '≥ 400%', unit: '' })
      expect(figure('805', 'Service temperature')).toMatchObject({ value: '−40 / +90', unit: '°C' })
    })

    test('shows all figures on its datasheet and six telling ones in the catalogue, in the same order', () => {
      const { figures, band } = view('te-26', 'en')
      expect(figures).toHaveLength(9)
      expect(band).toHaveLength(6)
      expect(figures.filter((one) => band.some(({ label }) => label === one.label))).toEqual(band)
      expect(band.map(({ label }) => label)).not.toContain('Viscosity test temperature')
    })

    test('keeps number and unit on one line', () => expect(view('805', 'en').name).toContain('750\u00a0ml'))

    test('isolates codes and standards in Arabic', () => {
      const { code, standards, packs } = view('ms-55', 'ar')
      expect(code).toBe('\u2066MS-55\u2069')
      expect(standards[0]).toBe('\u2066EN 15651-1 F-EXT-INT 25HM\u2069')
      expect(packs[0]).toMatchObject({ productCode: '\u2066IB-MS55-WH\u2069', type: 'أبيض' })
    })

    test('shows the customs code beside the country and the weight beside the type of a pack', () => {
      const product = products.find(({ id }) => id === '805')!
      const variants = product.variants.map((variant) => ({ ...variant, weightKg: 0.92 }))
      const { madeIn, packs } = toProductView(
        { ...product, variants, facts: [{ key: 'hsCode', value: '350610' }] },
        'en',
      )
      expect(madeIn).toBe('Turkey · Customs code (HS) 350610')
      expect(packs[0]?.type).toBe('Straw · Weight (kg) 0.92')
    })

    test('loses nothing of the description when it is cut into sentences', () => {
      const { description, sentences } = view('805', 'ar')
      expect(sentences.length).toBeGreaterThan(1)
      expect(sentences.join(' ')).toBe(description)
    })
  })
})

test('the backdrop above a scene has no stripes, also where the edge of the scene has', async () => {
  const [width, height] = [600, 300]
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, byte) => (byte % 60 < 30 ? 90 : 150)))
  const scene = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  const area = { width: 100, height: 100 }
  const printed = await printTallScene(scene, { left: 0, width: 1 }, area, { dotsPerInch: 300, quality: 90 })

  const row = await sharp(printed).extract({ left: 0, top: 150, width, height: 1 }).greyscale().raw().toBuffer()
  const steps = [...row].slice(1).map((tone, index) => Math.abs(tone - (row[index] ?? tone)))
  expect(Math.max(...steps)).toBeLessThan(6)
  expect(await sharp(printed).metadata()).toMatchObject({ width, height: width })
})

describe('storage text', () => {
  const product = (id: string) => products.find((one) => one.id === id)!

  describe('storage on a datasheet', () => {
    test('names the shelf life of the product in words of the language', () => {
      expect(toStorageText(product('805'), 'en')).toContain('Shelf life in these conditions: 12 months.')
      expect(toStorageText(product('805'), 'ar')).toContain('مدة الصلاحية 12 شهراً بهذه الشروط.')
    })

    test('says what the product itself asks for, in both languages', () => {
      expect(toStorageText(product('c-50'), 'en')).toContain('Store in the shade between 5 and 40 degrees Celsius.')
      expect(toStorageText(product('c-50'), 'ar')).toContain('يُحفظ في الظل بين 5 و40 درجة مئوية.')
    })

    test('promises no shelf life and no safety data sheet where the content has none', () =>
      expect(toStorageText(product('g-20'), 'en')).toEqual([
        'Store in the original closed pack in a cool, dry place away from direct sunlight.',
      ]))
  })
})

describe('a printed sheet', () => {
  const product = products.find(({ id }) => id === '805')!

  test('has one page, light enough to send, and comes out byte for byte the same when it is made again', async () => {
    const press = demoPress()
    const [first, second] = [
      await press('sheet', demo.sheet(product, 'ar')),
      await press('sheet', demo.sheet(product, 'ar')),
    ]
    expect(first).toMatchObject({ pages: 1, inaccessible: null })
    expect(first.pdf.length).toBeLessThan(110 * 1024)
    expect(second.pdf.equals(first.pdf)).toBe(true)
  })

  test('is another one where what it says, or the house behind it, has changed', () => {
    const key = fingerprint(demo.sheet(product, 'ar'))
    expect(fingerprint(demo.sheet(product, 'ar'))).toBe(key)
    expect(fingerprint(demo.sheet({ ...product, standards: ['EN 1'] }, 'ar'))).not.toBe(key)
    expect(fingerprint(demo.sheet(product, 'en'))).not.toBe(key)
  })
})
