import type { StaffCaller } from '../../../domain/accounts/caller.ts'
import { success } from '../../../domain/records/errors.ts'
import type { FormFields } from '../../../domain/messages/message-form.ts'
import { filesOf } from '../../../domain/records/field.ts'
import { PRODUCT_FIELDS } from '../../../domain/products/product-fields.ts'
import { BLANK_PRODUCT, productLineFields, readProductForm } from '../../../domain/products/product-record.ts'
import { toProductInput, type Product, type ProductInput } from '../../../domain/products/product.ts'
import { readTypedProduct } from '../../../domain/products/typed-product.ts'
import type { EditOutcome } from '../records/edit-transaction.ts'
import { createProducts, PRODUCT_KIND } from './products.ts'
import { createRecordEditing, type EditedKind, type EditingDeps } from '../records/record-editing.ts'
import { createRecordRemoval } from '../records/record-removal.ts'

export type ProductEditing = {
  addProduct(fields: FormFields, by: StaffCaller): Promise<EditOutcome<Product>>
  /** `product_id` names the one to change. */
  updateProduct(fields: FormFields, by: StaffCaller): Promise<EditOutcome<Product>>
  /** The same for what staff typed into a form. */
  addTypedProduct(fields: FormFields, by: StaffCaller): Promise<EditOutcome<Product>>
  updateTypedProduct(fields: FormFields, by: StaffCaller): Promise<EditOutcome<Product>>
  removeProduct(fields: FormFields, by: StaffCaller): Promise<EditOutcome<void, Product>>
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
    contentOf: productLineFields,
    inputOf: toProductInput,
    complete: (input) => ({ ...BLANK_PRODUCT, ...input }),
    on: (db) => createProducts({ db, clock }),
  }
}

export function createProductEditing(deps: EditingDeps): ProductEditing {
  const kind = productKind(deps)
  const { add, update, preview } = createRecordEditing(deps, kind)
  const typed = createRecordEditing(deps, { ...kind, read: readTypedProduct })
  return {
    addProduct: add,
    updateProduct: update,
    addTypedProduct: typed.add,
    updateTypedProduct: typed.update,
    removeProduct: createRecordRemoval(deps, kind, async (tx, { id }) => {
      const outcome = await createProducts({ db: tx, clock: deps.clock }).remove(id)
      return outcome.ok ? success({ detail: {}, note: {} }) : outcome
    }),
    previewProduct: preview,
  }
}
