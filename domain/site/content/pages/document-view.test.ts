import { expect, test } from 'vitest'
import policy from '#seed/content/site/pages/policy.json' with { type: 'json' }
import privacy from '#seed/content/site/pages/privacy.json' with { type: 'json' }
import terms from '#seed/content/site/pages/terms.json' with { type: 'json' }
import { blankRecord, readRecord } from '#domain/fields/field.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { plainValues } from '#domain/site/content/text-values.ts'
import { DOCUMENT_FIELDS } from './document-fields.ts'
import { toDocumentView, type PageDocument } from './document-view.ts'

const settings = {
  name: { ar: 'زدلين', en: 'Zedline' },
  phone: '+966 11 222 3333',
  email: 'info@example.com',
  privacyEmail: 'privacy@example.com',
  requestMonths: 6,
}

function documentOf(fields: object): PageDocument {
  const { input, problems } = readRecord(DOCUMENT_FIELDS, { ...fields }, null)
  expect(problems).toEqual({})
  return { ...blankRecord(DOCUMENT_FIELDS), ...input }
}

const viewOf = (fields: object, locale: Locale) =>
  toDocumentView(documentOf(fields), locale, plainValues({ settings, year: 2026, products: 62 }, locale))
const textOf = (fields: object, locale: Locale) =>
  viewOf(fields, locale)
    .sections.flatMap(({ body }) => body.map((part) => part.text))
    .join('')

test("a policy names the site's own phone and e-mail as links", () => {
  const contact = viewOf(privacy, 'ar').sections.at(-1)
  expect(contact?.body).toContainEqual({ text: 'privacy@example.com', href: 'mailto:privacy@example.com' })
  expect(contact?.body).toContainEqual({ text: '+966 11 222 3333', href: 'tel:+966112223333' })
})

test('the day of the last change reads as the language writes it', () => {
  expect(viewOf(privacy, 'ar').updated).toEqual({ day: '2026-01-15', text: '15 يناير 2026' })
  expect(viewOf(privacy, 'en').updated).toEqual({ day: '2026-01-15', text: '15 Jan 2026' })
  expect(viewOf({ ...privacy, updated: '' }, 'en').updated).toBeNull()
})

test('the privacy policy says how long requests are kept, as it is set', () => {
  expect(textOf(privacy, 'en')).toContain('6\u00a0months')
  expect(textOf(privacy, 'ar')).toContain('6\u00a0أشهر')
})

test('a policy calls the company what staff call it, as a word among others', () => {
  const [scope] = viewOf(policy, 'en').sections
  expect(scope?.body).toEqual([{ text: expect.stringMatching(/^Dealings with Zedline are governed by this policy /) }])
})

test('no placeholder of the demo texts stays unfilled, and every section has an address of its own', () => {
  for (const document of [policy, privacy, terms]) {
    for (const locale of LOCALES) expect(textOf(document, locale)).not.toMatch(/[{}]/)
    const ids = viewOf(document, 'ar').sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('the fragment of a section is made of its English title, and stays when that changes', () => {
  const section = (title: string, id = '') => ({ section_id: id, section_title_ar: 'عنوان', section_title_en: title })
  const made = documentOf({ title_ar: 'أ', title_en: 'A', sections: [section('Your Rights'), section('Your rights')] })
  expect(made.sections.map(({ id }) => id)).toEqual(['your-rights', 'your-rights-2'])
  const kept = documentOf({ title_ar: 'أ', title_en: 'A', sections: [section('All your rights', 'your-rights')] })
  expect(kept.sections[0]!.id).toBe('your-rights')
})

test('a fragment that two sections have is refused at the second', () => {
  const section = { section_id: 'Rights', section_title_ar: 'عنوان', section_title_en: 'Rights' }
  const sent = { title_ar: 'أ', title_en: 'A', sections: [section, { ...section, section_id: 'rights' }] }
  expect(readRecord(DOCUMENT_FIELDS, sent, null).problems).toEqual({ 'section_id[1]': { kind: 'twice' } })
})

test('a section without a title in a language is left out there', () => {
  const sections = [{ section_title_ar: 'عنوان', section_title_en: '' }]
  const { input } = readRecord(DOCUMENT_FIELDS, { title_ar: 'أ', title_en: 'A', sections }, null, true)
  const document = { ...blankRecord(DOCUMENT_FIELDS), ...input }
  const values = plainValues({ settings, year: 2026, products: 0 }, 'en')
  expect(toDocumentView(document, 'en', values).sections).toEqual([])
  expect(toDocumentView(document, 'ar', values).sections).toHaveLength(1)
})
