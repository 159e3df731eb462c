import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import type { GalleryPicture } from '#domain/products/product-view.ts'
import { MISSING_CELL } from '#domain/products/missing-cell.ts'
import { DatasheetLink } from './datasheet-link.tsx'
import { Gallery } from './gallery.tsx'
import { PictureSection } from './picture-section.tsx'
import { PacksTable } from './packs-table.tsx'
import { QuoteSection } from './quote-section.tsx'
import { Videos } from './videos.tsx'

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
