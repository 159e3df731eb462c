import { questionsIn, seoForm } from '#content/admin/seo.ts'
import { SEO_FIELDS } from '#domain/records/seo-fields.ts'
import { inLanguage } from '#domain/text/in-language.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { formSections, type FormSection } from '#app/ui/admin/form/form-sections.ts'

/** All fields of the form, in the order of the page; each table of questions is one thing to fill in. */
export function seoSections(locale: Locale, isNew: boolean): FormSection[] {
  const { parts, fields, key } = inLanguage(seoForm, locale)
  const { key: keyTitle, questions: questionsTitle, ...titles } = parts
  const { faq: _tables, ...others } = SEO_FIELDS
  const questions = LOCALES.map((side) => ({
    names: [`question_${side}[]`, `answer_${side}[]`],
    label: questionsIn[side][locale],
  }))
  return [
    ...(isNew ? [{ id: 'key', title: keyTitle, fields: [{ names: ['key'], label: key, wanted: true }] }] : []),
    ...formSections(others, titles, fields),
    { id: 'questions', title: questionsTitle, fields: questions },
  ]
}
