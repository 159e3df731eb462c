import { adminForm } from '../../../../content/admin/form.ts'
import { itemForm } from '../../../../content/admin/items.ts'
import { inLanguage } from '../../../../domain/text/in-language.ts'
import type { Locale, Localized } from '../../../../domain/text/locale.ts'
import { inBoth, type FormSection } from '../form/form-sections.ts'
import { CERTIFICATIONS, FIGURES, PACKS, VIDEOS } from './product-columns.ts'

/** Texts in both languages, by the names of their fields. */
export const PAIRS = {
  name: { ar: 'product_name_ar', en: 'product_name_en' },
  description: { ar: 'product_description_ar', en: 'product_description_en' },
  properties: { ar: 'product_properties_ar', en: 'product_properties_en' },
  areas: { ar: 'application_areas_ar', en: 'application_areas_en' },
  brand: { ar: 'brand_ar', en: 'brand' },
  madeIn: { ar: 'made_in_ar', en: 'made_in' },
} satisfies Record<string, Localized>

const WANTED = { wanted: true }

/** The fields of the product form, in their groups. What is wanted here is what `productGaps` looks for. */
export function productSections(locale: Locale): FormSection[] {
  const { sections, fields, ...words } = inLanguage(itemForm, locale)
  const one = (name: string, label: string, wanted = false) => ({ names: [name], label, wanted })
  const table = (columns: readonly { name: string }[], label: string, wanted = false) => ({
    names: columns.map(({ name }) => name),
    label,
    wanted,
  })
  const section = (id: keyof typeof sections, ...groups: FormSection['fields']) => ({
    id,
    title: sections[id],
    fields: groups,
  })
  return [
    section(
      'basics',
      one('product_slug', adminForm.slug.label[locale]),
      one('code', fields.code),
      one('category_id', fields.category, true),
      one('rating', fields.rating),
      ...inBoth(PAIRS.brand, fields.brand),
      ...inBoth(PAIRS.madeIn, fields.madeIn),
    ),
    section(
      'texts',
      ...inBoth(PAIRS.name, fields.name, WANTED),
      ...inBoth(PAIRS.description, fields.description, WANTED),
    ),
    section('properties', ...inBoth(PAIRS.properties, fields.properties, WANTED)),
    section('areas', ...inBoth(PAIRS.areas, fields.areas, WANTED)),
    section('packs', table(PACKS, sections.packs, true)),
    section(
      'figures',
      table(FIGURES, words.figures.label),
      table(CERTIFICATIONS, fields.certifications),
      one('has_safety_sheet', fields.safetySheet),
      one('joint_yield', fields.jointYield),
    ),
    section(
      'media',
      one('existing_image', fields.image, true),
      { names: ['existing_pdf', 'existing_pdf_en'], label: fields.pdf, wanted: true },
      one('existing_gallery_images', fields.gallery),
      one('image_url', fields.imageUrl),
    ),
    section('videos', one('main_video', fields.mainVideo), table(VIDEOS, fields.videos)),
  ]
}
