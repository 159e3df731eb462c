import { categoryForm } from '#content/admin/categories.ts'
import { categoryTexts } from '#domain/catalogue/category-record.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { servicesContext } from '#app/context.ts'
import { removalOf } from './category-removal.ts'
import { savePublishable } from './publishable-action.ts'
import type { SaveArgs } from './record-action.ts'

/** Saves the category form: a new one, or the one of that id. */
export function saveCategory(args: SaveArgs, id: string | null) {
  const { category } = args.context.get(servicesContext).editing
  return savePublishable<Category>(args, {
    kind: 'category',
    save: (fields, by) => (id === null ? category.add : category.update)(withRemoval(fields), by),
    id,
    toFields: categoryTexts,
    files: { single: { image: 'existing_image' } },
    notice: id === null ? 'category-added' : 'category-updated',
    // A new category that was refused says so at its fields alone (docs/specification 8).
    refused: (message, locale) => (id === null ? '' : (message ?? categoryForm.unreachable[locale])),
  })
}

/** The field of the choice that was not made does not count. */
function withRemoval({ move_to, ...fields }: FormFields): FormFields {
  return { ...fields, ...removalOf({ products: fields['products'], move_to }) }
}
