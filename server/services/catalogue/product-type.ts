import { restoring } from '#content/admin/versions.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import type { RecordContent } from '#domain/kinds.ts'
import { filesOf, lineFields } from '#domain/fields/field.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { BLANK_PRODUCT, readProductForm, readTypedProduct } from '#domain/products/product-record.ts'
import { toProductInput, type Product, type ProductInput } from '#domain/products/product.ts'
import { entityExists } from '#server/data/catalogue/entities-store.ts'
import { deleteListing, saveListing } from '#server/data/catalogue/product-listing-store.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { findBinnedById } from '#server/data/records/bin-store.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { createProducts, PRODUCT_PLACE } from './products.ts'
import type { RecordType } from '#server/records/type.ts'
import type { EditingDeps } from '#server/records/save.ts'
import { removedAlone } from '#server/records/publish.ts'

/** How a product is read from fields and written. */
export function productType({ clock }: Pick<EditingDeps, 'clock'>): RecordType<Product, ProductInput> {
  return {
    ...PRODUCT_PLACE,
    idField: 'product_id',
    files: filesOf(PRODUCT_FIELDS),
    namesProducts: ['used_with[]', 'alternatives[]'],
    read: readProductForm,
    readTyped: readTypedProduct,
    contentOf: (input) => lineFields(PRODUCT_FIELDS, input),
    inputOf: toProductInput,
    complete: (input) => ({ ...BLANK_PRODUCT, ...input }),
    on: (db, context) => createProducts({ db, clock, context }),
    remove: async (tx, { id }) => removedAlone((await createProducts({ db: tx, clock }).remove(id)).ok),
    list: { save: saveListing, remove: deleteListing },
    lacks: categoryMissing,
  }
}

/** A product does not come back into a category that is gone. */
async function categoryMissing(tx: Tx, { category_id: id }: RecordContent): Promise<Outcome<void>> {
  if (typeof id !== 'string' || id === '' || (await entityExists(tx, 'categories', id))) return success(undefined)
  const off = await findRecord(tx, 'category', id)
  const binned = off ? null : await findBinnedById(tx, 'category', id)
  // What has gone for good has left no name.
  const name = (off ?? binned?.head)?.name ?? { ar: id, en: id }
  const words = binned ? restoring.categoryInBin : restoring.categoryGone
  const message = { ar: words.ar(name.ar), en: words.en(name.en) }
  return failure({ kind: 'conflict', message, field: 'category_id' })
}
