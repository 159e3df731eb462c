import { categoryForm } from '../../../../content/admin/categories.ts'
import { adminForm } from '../../../../content/admin/form.ts'
import { CATEGORY_FIELDS } from '../../../../domain/catalogue/category-fields.ts'
import { inLanguage } from '../../../../domain/text/in-language.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { fieldGroups, type FormSection } from '../form/form-sections.ts'

/** The fields of the category form, in their groups. */
export function categorySections(locale: Locale): FormSection[] {
  const { basics, picture, fields } = inLanguage(categoryForm, locale)
  const labels = { ...fields, slug: adminForm.slug.label[locale] }
  return Object.entries({ basics, picture }).map(([id, title]) => ({
    id,
    title,
    fields: fieldGroups(CATEGORY_FIELDS, labels, id),
  }))
}
