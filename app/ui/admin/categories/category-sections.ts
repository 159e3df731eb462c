import { categoryForm } from '../../../../content/admin/categories.ts'
import { adminForm } from '../../../../content/admin/form.ts'
import { inLanguage } from '../../../../domain/text/in-language.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { inBoth, type FormSection } from '../form/form-sections.ts'

/** The fields of the category form, in their groups. */
export function categorySections(locale: Locale): FormSection[] {
  const { basics, picture, fields } = inLanguage(categoryForm, locale)
  return [
    {
      id: 'basics',
      title: basics,
      fields: [
        ...inBoth({ ar: 'name_ar', en: 'name_en' }, fields.name, { wanted: true }),
        ...inBoth({ ar: 'description_ar', en: 'description_en' }, fields.description, { wanted: true }),
        { names: ['category_slug'], label: adminForm.slug.label[locale] },
        { names: ['category_sort_id'], label: fields.sortId },
      ],
    },
    { id: 'picture', title: picture, fields: [{ names: ['existing_image'], label: fields.image, wanted: true }] },
  ]
}
