import { describe, expect, test } from 'vitest'
import { readContent } from './content.ts'
import { toProductView } from './product-view.ts'
import { projectSources } from './sources.ts'

const { products } = readContent(projectSources.content)
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
    const { madeIn, packs } = toProductView({ ...product, variants, facts: [{ key: 'hsCode', value: '350610' }] }, 'en')
    expect(madeIn).toBe('Turkey · Customs code (HS) 350610')
    expect(packs[0]?.type).toBe('Straw · Weight (kg) 0.92')
  })

  test('loses nothing of the description when it is cut into sentences', () => {
    const { description, sentences } = view('805', 'ar')
    expect(sentences.length).toBeGreaterThan(1)
    expect(sentences.join(' ')).toBe(description)
  })
})
