import { describe, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import type { GalleryPicture } from '#domain/products/product-view.ts'
import { MISSING_CELL } from '#domain/products/missing-cell.ts'
import { DatasheetLink } from './datasheet-link.tsx'
import { Gallery, readDrag, turn } from './gallery.tsx'
import { PictureSection } from './picture-section.tsx'
import { PacksTable } from './packs-table.tsx'
import { QuoteSection } from './quote-section.tsx'
import { Videos } from './videos.tsx'
import { forgetProducts, seeProduct } from './recent-products.ts'

const datasheet = { url: '/api/uploads/1.pdf', name: '805-TDS-en.pdf', locale: 'en' as const, bytes: 210_000 }
const heard = (path: string, more: object = {}, icon = false) =>
  renderPage(<DatasheetLink datasheet={{ ...datasheet, ...more }} icon={icon} />, { path })
    .replaceAll(/<svg.*?<\/svg>|<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')

test.each([true, false])('whoever hears the button hears what it is, its language and size, as an icon: %s', (icon) => {
  expect(heard('/en', {}, icon)).toBe('PDF data sheet in English, 210 kB')
  expect(heard('/', {}, icon)).toBe('PDF ورقة البيانات بالإنجليزية، 210 كيلوبايت')
  expect(heard('/', { locale: 'ar', bytes: null }, icon)).toBe('PDF ورقة البيانات بالعربية')
})

function picture(file: string): GalleryPicture {
  return {
    file,
    width: 1200,
    height: 1200,
    color: '#eeeeee',
    alt: `Picture ${file}`,
    renditions: { avif: [], webp: [] },
  }
}

const four = ['1.webp', '2.webp', '3.webp', '4.webp'].map(picture)

test('a product without gallery pictures has no gallery', () =>
  expect(renderPage(<Gallery pictures={[]} name="805" later />)).toBe(''))

test('one picture needs no buttons to turn', () => {
  expect(renderPage(<Gallery pictures={four.slice(0, 1)} name="805" later />, { path: '/en' })).not.toContain(
    'Next picture',
  )
  expect(renderPage(<Gallery pictures={four} name="805" later />, { path: '/en' })).toContain('Next picture')
})

test('the first picture is fetched at once and before others', () =>
  expect(renderPage(<Gallery pictures={four} name="805" later />)).toMatch(
    /src="\/api\/uploads\/1\.webp"[^>]*fetchPriority="high"/,
  ))

test('without scripts every picture can be opened', () => {
  const html = renderPage(<Gallery pictures={four} name="805" later />)
  for (const { file } of four) expect(html).toContain(`href="/api/uploads/${file}"`)
})

test('all pictures are offered only where more than three exist', () => {
  expect(renderPage(<PictureSection pictures={four} name="805" />, { path: '/en' })).toContain('View all')
  expect(renderPage(<PictureSection pictures={four.slice(0, 3)} name="805" />, { path: '/en' })).not.toContain(
    'View all',
  )
})

test('the picture that is seen has its own text', () =>
  expect(renderPage(<Gallery pictures={four} name="805" later />)).toContain('alt="Picture 1.webp"'))

test('a pack can be linked to, and its button says its size and colour after its code', () => {
  const pack = { productCode: 'S20', boxQuantity: '24', facts: [], price: null, stock: null }
  const packs = [
    { ...pack, place: 0, stockCode: 'RW300401', type: 'أبيض', volume: '750 مل' },
    { ...pack, place: 1, stockCode: 'RW300402', type: MISSING_CELL, volume: '750 مل' },
  ]
  const html = renderPage(<PacksTable packs={packs} productId="s20" />)
  expect(html).toContain('aria-label="أضف RW300401 إلى القائمة، 750 مل، أبيض"')
  expect(html).toContain('aria-label="أضف RW300402 إلى القائمة، 750 مل"')
  expect(html).toContain('<tr id="pack-RW300402">')
})

const product = { id: 'ms-55', code: 'MS-55', name: 'MS-55 Sealant', image: null }
const show = (path: string, answer?: Parameters<typeof QuoteSection>[0]['answer']) =>
  renderPage(<QuoteSection product={product} scene={null} answer={answer} />, { path })

test('every way to ask carries the code of the product, in the words of the page', () => {
  expect(show('/en')).toMatch(/<textarea[^>]*name="details"[^>]*>Product: MS-55<\/textarea>/)
  expect(show('/')).toMatch(/<textarea[^>]*>المنتج: MS-55<\/textarea>/)
  expect(decodeURIComponent(show('/').match(/wa\.me[^"]*/)![0])).toContain('المنتج: MS-55')
})

test('the section is where the buttons lead, and a form sent without scripts comes back to what became of it', () => {
  const html = show('/en/sealants/ms-55')
  expect(html).toContain('id="request-quote"')
  expect(html).toMatch(/<form[^>]*action="\/en\/sealants\/ms-55#request-quote-answer"[^>]*method="post"/)
  const answered = show('/en/sealants/ms-55', { ok: true, message: 'Sent.', errors: {}, values: {} })
  expect(answered).toMatch(/id="request-quote-answer"[^>]*><[^>]*role="status"[\s\S]*Sent\.[\s\S]*name="firstName"/)
})

test('the form asks for what the request needs and says what it may leave out', () => {
  const html = show('/en')
  const names = [...html.matchAll(/<(?:input|textarea)[^>]*? name="(\w+)"[^>]*>/g)]
  const required = names.filter(([tag]) => tag.includes('required')).map(([, name]) => name)
  expect(required).toEqual(['firstName', 'lastName', 'email'])
  for (const name of ['phone', 'companyName', 'jobTitle', 'address', 'details'])
    expect(names.map(([, each]) => each)).toContain(name)
  expect(html.match(/\(optional\)/g)).toHaveLength(5)
  expect(html).toContain('href="/en/privacy-policy"')
})

test('what was typed without scripts is there again when it could not be sent', () => {
  const html = show('/en', {
    ok: false,
    message: 'Not sent yet.',
    errors: { email: 'Write the whole address' },
    values: { firstName: 'Omar', email: 'omar@example', details: 'forty "boxes"' },
  })
  expect(html).toMatch(/name="firstName"[^>]*value="Omar"/)
  expect(html).toContain('forty &quot;boxes&quot;</textarea>')
  expect(html).toMatch(/aria-invalid="true"[^>]*/)
  expect(html).toContain('Write the whole address')
  expect(html).toMatch(/role="alert"[\s\S]*Not sent yet\./)
})

const MAIN = 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa'
const OTHER = 'https://www.youtube-nocookie.com/embed/bbbbbbbbbbb'

function videos(main: string | null, others: string[]) {
  return renderPage(<Videos videos={{ main, others }} name="805" pictures={[]} scene={null} />, { path: '/en' })
}

test('a product without videos has no such section', () => expect(videos(null, [])).toBe(''))

test('nothing of the video host is asked for before the visitor wants it', () => {
  const html = videos(MAIN, [OTHER])
  expect(html).not.toContain('<iframe')
  expect(html).toContain(`href="${MAIN}"`)
})

test('what is missing of the two kinds is said', () => {
  expect(videos(null, [OTHER])).toContain('Main video not available.')
  expect(videos(MAIN, [])).toContain('Gallery videos not available.')
})

test('a press that hardly moves is a click', () => expect(readDrag(3, -3, 'rtl')).toBe('click'))

test('between a click and a drag nothing happens', () => {
  expect(readDrag(20, 0, 'ltr')).toBe('nothing')
  expect(readDrag(-49, 0, 'ltr')).toBe('nothing')
  expect(readDrag(0, 200, 'rtl')).toBe('nothing')
})

test('pulling to the left brings the next picture in English and the previous one in Arabic', () => {
  expect(readDrag(-50, 0, 'ltr')).toBe('next')
  expect(readDrag(-50, 0, 'rtl')).toBe('previous')
  expect(readDrag(50, 10, 'ltr')).toBe('previous')
  expect(readDrag(50, 10, 'rtl')).toBe('next')
})

test('after the last picture comes the first, and before the first the last', () => {
  expect(turn(2, 1, 3)).toBe(0)
  expect(turn(0, -1, 3)).toBe(2)
  expect(turn(1, 1, 3)).toBe(2)
})

describe('products seen before', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    stored.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    })
  })

  const see = (id: string, locale: 'ar' | 'en' = 'en') =>
    seeProduct({ id, path: `/foams/${id}`, name: `${locale} ${id}` }, locale)

  test('products seen before are remembered, the last first, at most twelve with the current one', () => {
    for (let place = 1; place <= 14; place++) see(`p${place}`)
    expect(see('p3').map(({ id }) => id)).toEqual([
      'p14',
      'p13',
      'p12',
      'p11',
      'p10',
      'p9',
      'p8',
      'p7',
      'p6',
      'p5',
      'p4',
    ])
    expect(JSON.parse(stored.get('recent-products')!)).toHaveLength(12)
  })

  test('have the name of the page’s language where that was seen, else the other', () => {
    see('a', 'ar')
    see('a', 'en')
    see('b', 'ar')
    expect(see('c', 'en').map(({ name }) => name)).toEqual(['ar b', 'en a'])
    forgetProducts()
    expect(see('c')).toEqual([])
  })

  test('what cannot be read is none', () => {
    stored.set('recent-products', '{"a":1}')
    stored.set('recent-product-names', '[')
    expect(see('a')).toEqual([])
  })
})
