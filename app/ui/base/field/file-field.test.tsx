import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { FileField } from './file-field.tsx'

test('speaks the language of the page, and is a plain field of a form', () => {
  const html = renderPage(<FileField label="الملف" name="sheet" accept=".csv" error="اختر ملفاً." isHeading />)
  expect(html).toContain('اختيار ملف')
  expect(html).toMatch(/<h2><label for="([^"]+)".*<input id="\1"[^>]*aria-invalid="true"[^>]*name="sheet"/)
  expect(renderPage(<FileField label="Files" name="files" multiple />, { path: '/en' })).toContain('Choose files')
})
