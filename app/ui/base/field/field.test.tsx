import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { FileField } from './file-field.tsx'
import { TextField } from './text-field.tsx'

test('speaks the language of the page, and is a plain field of a form', () => {
  const html = renderPage(<FileField label="الملف" name="sheet" accept=".csv" error="اختر ملفاً." isHeading />)
  expect(html).toContain('اختيار ملف')
  expect(html).toMatch(/<h2><label for="([^"]+)".*<input id="\1"[^>]*aria-invalid="true"[^>]*name="sheet"/)
  expect(renderPage(<FileField label="Files" name="files" multiple />, { path: '/en' })).toContain('Choose files')
})

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

test('a phone number keeps its order in the label, hint and error of a field, and in a message', () => {
  const text = 'مثل +966 11 000 0000'
  const html = renderPage(
    <>
      <TextField label={text} hint={text} error={text} />
      <Message tone="error">{text}</Message>
    </>,
  )
  expect(html.match(/<bdi dir="ltr"[^>]*>[+]966 11 000 0000<\/bdi>/g)).toHaveLength(4)
})
