import { brandForm } from '#content/admin/catalogue/brands.ts'
import { BRAND_FIELDS } from '#domain/catalogue/brand-fields.ts'
import { inLanguage } from '#domain/text/in-language.ts'
import type { Locale } from '#domain/text/locale.ts'
import { formSections, type FormSection } from '#app/ui/admin/form/form-sections.ts'

/** The fields of the form of a brand, in their groups. */
export function brandSections(locale: Locale): FormSection[] {
  const { sections, fields } = inLanguage(brandForm, locale)
  return formSections(BRAND_FIELDS, sections, fields)
}
