import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { filesOf, lineFields } from '#domain/records/field.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { BLANK_PRODUCT, readProductForm } from '#domain/products/product-record.ts'
import { toProductInput, type Product, type ProductInput } from '#domain/products/product.ts'
import { readTypedProduct } from '#domain/products/typed-product.ts'
import { saveListing } from '#server/data/catalogue/product-listing-store.ts'
import type { EditOutcome } from '#server/services/records/edit-transaction.ts'
import { createProducts, PRODUCT_KIND } from './products.ts'
import type { EditedKind } from '#server/services/records/edited-kind.ts'
import {
  createRecordEditing,
  type EditHow,
  type EditingDeps,
  type Newest,
  type SaveOutcome,
} from '#server/services/records/record-editing.ts'
import { createRecordRemoval, removedAlone, type RemovalHow } from '#server/services/records/record-removal.ts'

export type ProductEditing = {
  addProduct(fields: FormFields, by: StaffCaller): Promise<SaveOutcome<Product>>
  /** `product_id` names the one to change. */
  updateProduct(fields: FormFields, by: StaffCaller, how?: EditHow): Promise<SaveOutcome<Product>>
  /** The same for what staff typed into a form. */
  addTypedProduct(fields: FormFields, by: StaffCaller): Promise<SaveOutcome<Product>>
  updateTypedProduct(fields: FormFields, by: StaffCaller, how?: EditHow): Promise<SaveOutcome<Product>>
  removeProduct(fields: FormFields, by: StaffCaller, how?: RemovalHow): Promise<EditOutcome<void, Product>>
  /** What its form shows: the draft, else what is on the site. */
  newestProduct(id: string, by: StaffCaller): Promise<Newest<Product> | null>
  /** The product as it would be, kept nowhere: a new one, or the one that `product_id` names with its changes. */
  previewProduct(fields: FormFields): Promise<EditOutcome<Product>>
}

/** How a product is read from fields and written. */
export function productKind({ clock }: Pick<EditingDeps, 'clock'>): EditedKind<Product, ProductInput> {
  return {
    ...PRODUCT_KIND,
    subject: 'product',
    idField: 'product_id',
    files: filesOf(PRODUCT_FIELDS),
    read: readProductForm,
    contentOf: (input) => lineFields(PRODUCT_FIELDS, input),
    inputOf: toProductInput,
    complete: (input) => ({ ...BLANK_PRODUCT, ...input }),
    on: (db, context) => createProducts({ db, clock, context }),
    remove: async (tx, { id }) => removedAlone(await createProducts({ db: tx, clock }).remove(id)),
    list: saveListing,
  }
}

export function createProductEditing(deps: EditingDeps): ProductEditing {
  const kind = productKind(deps)
  const { add, update, preview, newest } = createRecordEditing(deps, kind)
  const typed = createRecordEditing(deps, { ...kind, read: readTypedProduct })
  return {
    addProduct: add,
    updateProduct: update,
    newestProduct: newest,
    addTypedProduct: typed.add,
    updateTypedProduct: typed.update,
    removeProduct: createRecordRemoval(deps, kind),
    previewProduct: preview,
  }
}
