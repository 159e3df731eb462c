import { expect, it } from 'vitest'
import { letterHtml, letterText, linkFact, withLogo, type Letter } from './mail-letter.ts'

const EVIL = `<img src=x onerror="alert(1)">&'"</td></table>`
const letter: Letter = {
  locale: 'ar',
  subject: 'طلب',
  sender: 'روابط',
  opening: ['السلام عليكم'],
  facts: [
    { term: 'المنتج', value: '805', link: { text: 'الصفحة', href: 'https://site.example/pu-foam/805' } },
    { term: 'التفاصيل', value: 'سطر\nآخر' },
  ],
  closing: ['شكراً'],
}

it('says in plain text all that it says in HTML', () => {
  expect(letterText(letter)).toBe(
    'السلام عليكم\n\nالمنتج: 805\nhttps://site.example/pu-foam/805\nالتفاصيل:\nسطر\nآخر\n\nشكراً\n\nروابط\n',
  )
  const html = letterHtml(letter)
  for (const text of ['السلام عليكم', '805', 'href="https://site.example/pu-foam/805"', 'سطر\nآخر', 'شكراً', 'روابط'])
    expect(html).toContain(text)
})

it('begins a value on its first line', () =>
  expect(letterHtml(letter)).toMatch(/<td[^>]*><bdi dir="auto">805<\/bdi><br \/><a /))

it('says what is nothing but a link once', () => {
  const leading = { ...letter, facts: [linkFact('افتح صفحة الطلب', 'https://site.example/quote/s/a')] }
  expect(letterHtml(leading).split('افتح صفحة الطلب')).toHaveLength(2)
  expect(letterText(leading)).toContain('افتح صفحة الطلب: \nhttps://site.example/quote/s/a')
})

it('lets a code stand out, left to right in every language', () => {
  const withCode = { ...letter, code: '408123', facts: [] }
  expect(letterText(withCode)).toBe('السلام عليكم\n\n408123\n\nشكراً\n\nروابط\n')
  expect(letterHtml(withCode)).toContain('<bdi dir="ltr">408123</bdi>')
})

it('keeps the order of a phone number inside Arabic', () => {
  const withPhone = { ...letter, closing: ['اتصل بنا على +966 11 000 0000.'] }
  const isolated = 'على \u2066+966 11 000 0000\u2069.'
  for (const body of [letterText(withPhone), letterHtml(withPhone)]) expect(body).toContain(isolated)
  expect(letterText({ ...withPhone, locale: 'en' })).not.toContain('\u2066')
})

it('reads in the direction of its language', () => {
  expect(letterHtml(letter)).toContain('<html lang="ar" dir="rtl">')
  expect(letterHtml({ ...letter, locale: 'en' })).toContain('<html lang="en" dir="ltr">')
})

it('never takes text for markup', () => {
  const html = letterHtml({
    locale: 'en',
    subject: EVIL,
    sender: EVIL,
    opening: [EVIL],
    facts: [{ term: EVIL, value: EVIL, link: { text: EVIL, href: `https://site.example/${EVIL}` } }],
    closing: [EVIL],
  })
  expect(html).not.toContain('<img')
  expect(html.match(/<\/table>/g)).toHaveLength(2)
  expect(html.match(/&lt;img src=x/g)).toHaveLength(8)
})

it('goes out under the logo, which is read as the name where no picture is loaded', () => {
  const logo = { src: 'https://site.example/api/uploads/a.png', width: 640, height: 160 }
  const html = withLogo(letterHtml({ ...letter, sender: 'A & "B"' }), logo)
  expect(html).toContain(
    '<img src="https://site.example/api/uploads/a.png" alt="A &amp; &quot;B&quot;" width="160" height="40" style="border:0" /></p>',
  )
  expect(html).toContain('السلام عليكم')
})
