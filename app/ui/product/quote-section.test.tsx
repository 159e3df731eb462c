import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { QuoteSection } from './quote-section.tsx'

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
