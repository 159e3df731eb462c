import { attributesWords } from '#content/admin/catalogue/attributes.ts'
import { shared } from '#content/staff-labels.ts'
import type { BRAND_FIELDS } from '#domain/catalogue/brand-fields.ts'
import { docLanguageNames } from '#content/documents/doc-names.ts'
import type { DOCUMENT_FIELDS } from '#domain/documents/document-fields.ts'
import { DOCUMENT_TYPES } from '#domain/documents/document-types.ts'
import type { CATEGORY_FIELDS } from '#domain/catalogue/category-fields.ts'
import type { POST_FIELDS } from '#domain/posts/post-fields.ts'
import type { PackColumn } from '#domain/products/pack-fields.ts'
import type { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import type { RecordKindName } from '#domain/kinds.ts'
import type { SEO_FIELDS } from '#domain/records/seo-fields.ts'
import type { SETTINGS_FIELDS } from '#domain/site/settings-fields.ts'
import type { Localized } from '#domain/text/locale.ts'
import { ownValue } from '#domain/text/own-value.ts'
import { productPage } from '#content/pages/product.ts'
import { blogForm } from './blogs.ts'
import { documentForm } from './documents.ts'
import { brandForm } from './catalogue/brands.ts'
import { categoryForm } from './categories.ts'
import { adminForm } from './form.ts'
import { itemForm } from './items.ts'
import { priceWords } from './catalogue/prices.ts'
import { languageNames } from './inbox-message.ts'
import { customersWords } from './requests/customers.ts'
import { webhooksWords } from './systems/webhooks.ts'
import { aliasesWords } from './quotes/aliases.ts'
import { mediaWords } from './media/media.ts'
import { redirectsWords } from './redirects.ts'
import { synonymsWords } from './search.ts'
import { seoForm } from './seo.ts'
import { settingsScreen } from './settings.ts'
import { listLabels } from './site/list-labels.ts'
import { pageLabels } from './site/page-labels.ts'

/** What the fields of each kind of record are called, wherever they stand outside their form. */
const product: Record<keyof typeof PRODUCT_FIELDS, Localized> = {
  ...itemForm.fields,
  slug: adminForm.slug.label,
  variants: itemForm.sections.packs,
  specs: itemForm.figures.label,
}

const post: Record<keyof typeof POST_FIELDS, Localized> = { ...blogForm.fields, commentsCount: blogForm.comments }

const brand: Record<keyof typeof BRAND_FIELDS, Localized> = brandForm.fields

const category: Record<keyof typeof CATEGORY_FIELDS, Localized> = {
  ...categoryForm.fields,
  slug: adminForm.slug.label,
  price: shared.price,
  rating: shared.rating,
}

const seo: Record<keyof typeof SEO_FIELDS, Localized> = { ...seoForm.fields, faq: seoForm.parts.questions }

const settings: Record<keyof typeof SETTINGS_FIELDS, Localized> = {
  ...settingsScreen.fields,
  map: settingsScreen.sections.place,
  social: settingsScreen.sections.social,
  structuredRating: settingsScreen.sections.rating,
  workHours: settingsScreen.usualHours,
}

const redirect: Record<string, Localized> = { from: redirectsWords.form.from, to: redirectsWords.form.to }
const { text, stockCode } = aliasesWords.columns
const alias: Record<string, Localized> = { text, stock_code: stockCode }
const attribute: Record<string, Localized> = attributesWords.fields
const webhook: Record<string, Localized> = webhooksWords.fields
const synonyms: Record<string, Localized> = { words: synonymsWords.form.names }

const document: Record<keyof typeof DOCUMENT_FIELDS, Localized> = documentForm.fields

const price: Record<string, Localized> = { stock_code: priceWords.columns.code, price: priceWords.columns.price }

const order: Record<string, Localized> = { name_ar: shared.list, name_en: shared.list, products: shared.products }

const file: Record<string, Localized> = mediaWords.fields

const FIELDS: Record<RecordKindName, Record<string, Localized>> = {
  file,
  product,
  post,
  category,
  brand,
  document,
  seo,
  settings,
  redirect,
  price,
  order,
  synonyms,
  alias,
  customer: customersWords.fields,
  webhook,
  attribute,
  ...listLabels,
  page: pageLabels,
}

const { packs, figures } = itemForm

const packColumns: Record<PackColumn, Localized> = {
  stock_code: packs.stockCode,
  product_code: packs.productCode,
  type: packs.typeEn,
  type_ar: packs.typeAr,
  volume: packs.volumeEn,
  volume_ar: packs.volumeAr,
  box_quantity: packs.boxQuantity,
  weight_kg: packs.weightKg,
  stock_state: packs.stockState,
  stock_as_of: packs.stockAsOf,
}

/** Columns of tables, and what stands beside others in one field, by their names in the API. */
const COLUMNS: Record<string, Localized> = {
  ...packColumns,
  key: figures.key,
  label_ar: figures.labelAr,
  label_en: figures.labelEn,
  value: figures.value,
  unit_ar: figures.unitAr,
  unit_en: figures.unitEn,
  question_ar: seoForm.fields.question,
  question_en: seoForm.fields.question,
  answer_ar: seoForm.fields.answer,
  answer_en: seoForm.fields.answer,
  highlight_title_ar: brandForm.highlight.title,
  highlight_title_en: brandForm.highlight.title,
  highlight_value_ar: brandForm.highlight.value,
  highlight_value_en: brandForm.highlight.value,
  specialty_name_ar: brandForm.specialty.name,
  specialty_name_en: brandForm.specialty.name,
  specialty_icon: brandForm.specialty.icon,
  specialty_text_ar: brandForm.specialty.description,
  specialty_text_en: brandForm.specialty.description,
  existing_logo: brandForm.fields.logo,
  existing_logo_white: brandForm.fields.logoWhite,
  existing_pdf: itemForm.fields.pdfAr,
  existing_pdf_en: itemForm.fields.pdfEn,
  ...settingsScreen.fields.map,
  ...Object.fromEntries(Object.entries(customersWords.addressParts).map(([part, label]) => [`address_${part}`, label])),
  ...settingsScreen.fields.structuredRating,
}

const YES_OR_NO: Record<string, Localized> = { true: shared.yes, false: shared.no }

const CHOICES: Record<string, Record<string, Localized>> = {
  price_visibility: itemForm.fields.priceVisibilities,
  availability: seoForm.availabilities,
  stock_state: productPage.stock,
  specialty_icon: brandForm.icons,
  language: { ...docLanguageNames, ...languageNames },
  doc_type: Object.fromEntries(Object.entries(DOCUMENT_TYPES).map(([type, { name }]) => [type, name])),
}

/** Undefined for a name that no field has any more. */
export function fieldLabel(kind: RecordKindName, key: string): Localized | undefined {
  return ownValue(FIELDS[kind], key)
}

export function columnLabel(name: string): Localized | undefined {
  return ownValue(COLUMNS, name)
}

/** One of several values in words; undefined where it is none of them. */
export function choiceLabel(name: string, value: string): Localized | undefined {
  return ownValue(ownValue(CHOICES, name) ?? YES_OR_NO, value)
}
