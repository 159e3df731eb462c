import { itemForm } from '../../content/admin/items.ts'
import { productTexts } from '../../domain/products/product-record.ts'
import type { Product } from '../../domain/products/product.ts'
import { ITEMS_PATH } from '../../domain/accounts/staff-paths.ts'
import { saveRecord, type Save, type SaveArgs } from './record-action.ts'

const FILES = {
  single: {
    product_image: 'existing_image',
    product_pdf: 'existing_pdf',
    product_pdf_en: 'existing_pdf_en',
  },
  gallery: { added: 'gallery_images[]', existing: 'existing_gallery_images' },
}

/** Saves the product form: a new one, or the one of that id. */
export function saveItem(args: SaveArgs, save: Save<Product>, id: string | null) {
  return saveRecord<Product>(args, {
    save,
    identity: id === null ? {} : { product_id: id },
    toFields: productTexts,
    files: FILES,
    done: { path: ITEMS_PATH, notice: id === null ? 'product-added' : 'product-updated' },
    refused: (message, locale) => itemForm.refused[locale](message ?? itemForm.unknownError[locale]),
  })
}
