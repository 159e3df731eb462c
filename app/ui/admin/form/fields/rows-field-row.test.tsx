import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { FieldFrame } from '#app/ui/base/field/field-frame.tsx'
import { SpareRow } from './rows-field-row.tsx'

test('a field in another language is named in the language of the page', () => {
  const columns = [{ name: 'type[]', label: 'النوع بالإنجليزية', lang: 'en', dir: 'ltr' as const }]
  const html = renderPage(<SpareRow columns={columns} number={1} />)
  const [, id] = /<span id="([^"]+)" hidden[^>]*>[^<]*النوع بالإنجليزية/.exec(html)!
  const [field] = /<input[^>]*lang="en"[^>]*>/.exec(html)!
  expect(field).toContain(`aria-labelledby="${id}"`)
  expect(field).not.toContain('aria-label=')
})

test('what is wrong with it is said in the language of the page, too', () => {
  const html = renderPage(
    <div lang="en" dir="ltr">
      <FieldFrame label="Name" error="املأ هذا الحقل.">
        {(control) => <input {...control} />}
      </FieldFrame>
    </div>,
  )
  expect(html).toMatch(/class="field-error" lang="ar" dir="rtl"/)
})
