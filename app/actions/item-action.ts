import { itemForm } from '../../content/admin/items.ts'
import { productTexts } from '../../domain/products/product-record.ts'
import type { Product } from '../../domain/products/product.ts'
import { servicesContext } from '../context.ts'
import { savePublishable } from './publishable-action.ts'
import type { SaveArgs } from './record-action.ts'

const FILES = {
  single: {
    product_image: 'existing_image',
    product_pdf: 'existing_pdf',
    product_pdf_en: 'existing_pdf_en',
  },
  gallery: { added: 'gallery_images[]', existing: 'existing_gallery_images' },
}

/** Saves the product form: a new one, or the one of that id. */
export function saveItem(args: SaveArgs, id: string | null) {
  const { addTypedProduct, updateTypedProduct } = args.context.get(servicesContext).editing
  return savePublishable<Product>(args, {
    kind: 'product',
    save: id === null ? addTypedProduct : updateTypedProduct,
    id,
    toFields: productTexts,
    files: FILES,
    notice: id === null ? 'product-added' : 'product-updated',
    refused: (message, locale) => itemForm.refused[locale](message ?? itemForm.unknownError[locale]),
  })
}
