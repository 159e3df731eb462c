import { filesOf, lineFields } from '#domain/records/field.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { BLANK_PRODUCT, readProductForm } from '#domain/products/product-record.ts'
import { toProductInput, type Product, type ProductInput } from '#domain/products/product.ts'
import { readTypedProduct } from '#domain/products/typed-product.ts'
import { saveListing } from '#server/data/catalogue/product-listing-store.ts'
import { createProducts, PRODUCT_KIND } from './products.ts'
import type { EditedKind } from '#server/services/records/edited-kind.ts'
import type { EditingDeps } from '#server/services/records/record-editing.ts'
import { removedAlone } from '#server/services/records/record-removal.ts'

/** How a product is read from fields and written. */
export function productKind({ clock }: Pick<EditingDeps, 'clock'>): EditedKind<Product, ProductInput> {
  return {
    ...PRODUCT_KIND,
    subject: 'product',
    idField: 'product_id',
    files: filesOf(PRODUCT_FIELDS),
    read: readProductForm,
    readTyped: readTypedProduct,
    contentOf: (input) => lineFields(PRODUCT_FIELDS, input),
    inputOf: toProductInput,
    complete: (input) => ({ ...BLANK_PRODUCT, ...input }),
    on: (db, context) => createProducts({ db, clock, context }),
    remove: async (tx, { id }) => removedAlone(await createProducts({ db: tx, clock }).remove(id)),
    list: saveListing,
  }
}
