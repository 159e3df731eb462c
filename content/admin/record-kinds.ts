import { fieldOfName, type RECORD_KINDS, type RecordKindName } from '../../domain/records/record-kinds.ts'
import { ownValue } from '../../domain/text/own-value.ts'
import type { Localized } from '../../domain/text/locale.ts'
import { blogForm } from './blogs.ts'
import { categoryForm } from './categories.ts'
import { itemForm } from './items.ts'
import { redirectsWords } from './redirects.ts'
import { seoForm } from './seo.ts'
import { settingsScreen } from './settings.ts'

const slug: Localized = { ar: 'المعرّف في الرابط', en: 'Slug' }
const price: Localized = { ar: 'السعر', en: 'Price' }
const rating: Localized = { ar: 'التقييم', en: 'Rating' }
const questions: Localized = { ar: 'الأسئلة والأجوبة', en: 'Questions and answers' }
const words: Localized = { ar: 'الكلمات', en: 'Words' }
const origin: Localized = { ar: 'المصدر', en: 'Origin' }

type Labels<Fields> = Record<keyof Fields, Localized>
type FieldsOf<Kind extends RecordKindName> = (typeof RECORD_KINDS)[Kind]['fields']

/** What each field of a kind of record is called in lists of changes, by its key in the table of fields. */
const fieldLabels: {
  [Kind in RecordKindName]: FieldsOf<Kind> extends null ? Record<string, Localized> : Labels<FieldsOf<Kind>>
} = {
  category: { ...categoryForm.fields, slug, price, rating },
  product: {
    ...itemForm.fields,
    slug,
    rating,
    variants: itemForm.sections.packs,
    specs: itemForm.figures.label,
  },
  post: { ...blogForm.fields, commentsCount: blogForm.comments },
  seo: { ...seoForm.fields, faq: questions },
  synonyms: { words },
  redirect: { from: redirectsWords.form.from, to: redirectsWords.form.to, origin },
  settings: {
    ...settingsScreen.fields,
    map: settingsScreen.fields.map.map_link,
    social: settingsScreen.sections.social,
    structuredRating: settingsScreen.sections.rating,
  },
}

/** What the field is called in which this name of calls stands; null for one that no form has. */
export function fieldLabel(kind: RecordKindName, name: string): Localized | null {
  return ownValue<Localized>(fieldLabels[kind], fieldOfName(kind, name)) ?? null
}

/** The labels of changed fields, each once: both languages of a field are one. */
export function changedLabels(kind: RecordKindName, names: readonly string[]): Localized[] {
  const keys = [...new Set(names.map((name) => fieldOfName(kind, name)))]
  return keys.flatMap((key) => ownValue<Localized>(fieldLabels[kind], key) ?? [])
}
