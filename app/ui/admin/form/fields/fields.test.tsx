import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'
import { FieldFrame } from '#app/ui/base/field/field-frame.tsx'
import { both, choice, line, text } from '#domain/fields/field-kinds.ts'
import { rows } from '#domain/fields/rows-kind.ts'
import type { FieldErrors } from '#domain/records/errors.ts'
import { type RecordFormContext, RecordFormProvider } from '#app/ui/admin/form/record-form-context.ts'
import { SpareRow } from './rows-field-row.tsx'
import { GroupField } from './group-field.tsx'

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

const VALUES = rows('values', {
  id: line('value_id', { most: 60 }),
  icon: choice('value_icon', ['drop', 'wall'], 'A picture'),
  text: text(both('value_text'), 'text', { as: 'block', most: 4000 }),
})
const CHOICES = { value_icon: { drop: { ar: 'قطرة', en: 'Drop' } } }

function drawn(errors: FieldErrors = {}) {
  const start = { 'value_id[]': ['a', 'b'], 'value_text_ar[]': ['أول', 'ثان'] }
  const form = { start, errors, touch() {}, gaps: {}, saved: start } as unknown as RecordFormContext
  return renderPage(
    <RecordFormProvider value={form}>
      <GroupField
        name="values"
        of={VALUES}
        label="القيم"
        labels={{ id: 'المعرف', icon: 'الأيقونة', text: 'النص' }}
        choices={CHOICES}
        add="إضافة قيمة"
      />
    </RecordFormProvider>,
  )
}

test('each row has a control for each of its names, and three more stand there for browsers without scripts', () => {
  const html = drawn()
  for (const name of ['value_id[]', 'value_icon[]', 'value_text_ar[]', 'value_text_en[]']) {
    expect(html.split(`name="${name}"`)).toHaveLength(1 + 2 + 3)
  }
  expect(html).toMatch(
    /<input[^>]*maxLength="60"[^>]*name="value_id\[\]"|<input[^>]*name="value_id\[\]"[^>]*maxLength="60"/,
  )
  expect(html).toContain('<option value="drop">قطرة</option>')
  expect(html).toMatch(/<textarea[^>]*lang="en"/)
  expect(html).toContain('data-cards="true"')
})

test('what is wrong with a cell stands beneath it', () => {
  const html = drawn({ 'value_id[1]': { ar: 'مكرر', en: 'Twice' } })
  expect(html.split('aria-invalid')).toHaveLength(2)
  expect(html).toMatch(/aria-invalid[^>]*value="b".{0,900}مكرر/s)
})

test('what is wrong with the whole is said below it', () =>
  expect(drawn({ values: { ar: 'العدد أكبر', en: 'Too many' } })).toMatch(/role="alert">العدد أكبر/))
