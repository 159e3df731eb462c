import { questionsIn, seoForm } from '../../../../content/admin/seo.ts'
import { inLanguage } from '../../../../domain/text/in-language.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { inBoth, type FieldGroup, type FormSection } from '../form/form-sections.ts'

/** All fields of the form, in the order of the page. */
export function seoSections(locale: Locale, isNew: boolean): FormSection[] {
  const { parts, fields: words, key } = inLanguage(seoForm, locale)
  const both = (name: string, label: string, wanted = false) =>
    inBoth({ ar: `${name}_ar`, en: `${name}_en` }, label, { wanted })
  const one = (name: string, label: string): FieldGroup => ({ names: [name], label })
  const rows = (side: Locale): FieldGroup => ({
    names: [`question_${side}[]`, `answer_${side}[]`],
    label: questionsIn[side][locale],
  })
  return [
    ...(isNew ? [{ id: 'key', title: parts.key, fields: [{ ...one('key', key), wanted: true }] }] : []),
    {
      id: 'result',
      title: parts.result,
      fields: [
        ...both('meta_title', words.metaTitle, true),
        ...both('meta_description', words.metaDescription, true),
        ...both('keywords', words.keywords),
      ],
    },
    {
      id: 'page',
      title: parts.page,
      fields: [
        ...both('h1', words.h1),
        ...both('h2_1', words.h2_1),
        ...both('h2_2', words.h2_2),
        ...both('h2_3', words.h2_3),
        ...both('alt_text', words.altText),
      ],
    },
    {
      id: 'offer',
      title: parts.offer,
      fields: [
        ...both('product_name', words.productName),
        one('sku', words.sku),
        one('brand', words.brand),
        one('price', words.price),
        one('availability', words.availability),
        one('url_slug', words.urlSlug),
      ],
    },
    { id: 'questions', title: parts.questions, fields: [rows('ar'), rows('en')] },
  ]
}
