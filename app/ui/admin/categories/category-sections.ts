import { categoryForm } from '#content/admin/categories.ts'
import { adminForm } from '#content/admin/form.ts'
import { CATEGORY_FIELDS } from '#domain/catalogue/category-fields.ts'
import { inLanguage } from '#domain/text/in-language.ts'
import type { Locale } from '#domain/text/locale.ts'
import { formSections, type FormSection } from '#app/ui/admin/form/form-sections.ts'

/** The fields of the category form, in their groups. */
export function categorySections(locale: Locale): FormSection[] {
  const { basics, picture, fields } = inLanguage(categoryForm, locale)
  return formSections(CATEGORY_FIELDS, { basics, picture }, { ...fields, slug: adminForm.slug.label[locale] })
}
