import { categoryForm } from '../../content/admin/categories.ts'
import { categoryTexts } from '../../domain/catalogue/category-record.ts'
import type { Category } from '../../domain/catalogue/category.ts'
import { CATEGORIES_PATH } from '../../domain/accounts/staff-paths.ts'
import { saveRecord, type Save, type SaveArgs } from './record-action.ts'

/** Saves the category form: a new one, or the one of that id. */
export function saveCategory(args: SaveArgs, save: Save<Category>, id: string | null) {
  return saveRecord(args, {
    save,
    identity: id === null ? {} : { category_id: id },
    toFields: categoryTexts,
    files: { single: { image: 'existing_image' } },
    done: { path: CATEGORIES_PATH, notice: id === null ? 'category-added' : 'category-updated' },
    // A new category that was refused says so at its fields alone (docs/specification 8).
    refused: (message, locale) => (id === null ? '' : (message ?? categoryForm.unreachable[locale])),
  })
}
