import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { TextField } from './text-field.tsx'

test('a screen reader hears hint and error with the field', () => {
  const html = renderPage(<TextField id="mail" label="البريد" hint="للرد فقط" error="البريد غير مكتمل" />)
  expect(html).toContain('<label for="mail"')
  expect(html).toContain('aria-describedby="mail-hint mail-error"')
  expect(html).toContain('aria-invalid="true"')
})

test('an optional field says so and a right field is not called wrong', () => {
  const html = renderPage(<TextField label="Mobile" optional />, { path: '/en' })
  expect(html).toContain('(optional)')
  expect(html).not.toContain('aria-invalid')
  expect(html).not.toContain('aria-describedby')
})

test('phones and addresses are typed from left to right', () =>
  expect(renderPage(<TextField label="الجوال" type="tel" ltr />)).toContain('dir="ltr"'))
