import { adminForm } from '#content/admin/form.ts'
import { itemForm } from '#content/admin/items.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { inLanguage } from '#domain/text/in-language.ts'
import type { Locale } from '#domain/text/locale.ts'
import { formSections, type FormSection } from '#app/ui/admin/form/form-sections.ts'

/** The fields of the product form, in their groups. What is wanted here is what `productGaps` looks for. */
export function productSections(locale: Locale): FormSection[] {
  const { sections, fields, figures } = inLanguage(itemForm, locale)
  const labels = { ...fields, slug: adminForm.slug.label[locale], variants: sections.packs, specs: figures.label }
  return formSections(PRODUCT_FIELDS, sections, labels)
}
