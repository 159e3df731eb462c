import type { StaffCaller } from '#domain/accounts/caller.ts'
import { BRAND_FIELDS } from '#domain/catalogue/brand-fields.ts'
import { BLANK_BRAND, readBrandForm } from '#domain/catalogue/brand-record.ts'
import { toBrandInput, type Brand, type BrandInput } from '#domain/catalogue/brand.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { filesOf, lineFields } from '#domain/records/field.ts'
import type { EditOutcome } from '#server/services/records/edit-transaction.ts'
import type { EditedKind } from '#server/services/records/edited-kind.ts'
import {
  createRecordEditing,
  type EditHow,
  type EditingDeps,
  type Newest,
  type SaveOutcome,
} from '#server/services/records/record-editing.ts'
import { createRecordRemoval, removedAlone, type RemovalHow } from '#server/services/records/record-removal.ts'
import { createBrandProducts } from './brand-products.ts'
import { BRAND_KIND, createBrands } from './brands.ts'

/** A save waits so many milliseconds for its products; of hundreds the rest follow in the background. */
const PATIENCE = 3000

export type BrandEditing = {
  addBrand(fields: FormFields, by: StaffCaller): Promise<SaveOutcome<Brand>>
  /** `brand_id` names the one to change. Its products are called by its name when it answers, unless they are hundreds. */
  updateBrand(fields: FormFields, by: StaffCaller, how?: EditHow): Promise<SaveOutcome<Brand>>
  removeBrand(fields: FormFields, by: StaffCaller, how?: RemovalHow): Promise<EditOutcome<void, Brand>>
  /** What its form shows: the draft, else what is on the site. */
  newestBrand(id: string, by: StaffCaller): Promise<Newest<Brand> | null>
  /** The brand as it would be, kept nowhere: a new one, or the one that `brand_id` names with its changes. */
  previewBrand(fields: FormFields): Promise<EditOutcome<Brand>>
}

/** How a brand is read from fields and written. */
export function brandKind({ clock }: Pick<EditingDeps, 'clock'>): EditedKind<Brand, BrandInput> {
  return {
    ...BRAND_KIND,
    idField: 'brand_id',
    files: filesOf(BRAND_FIELDS),
    read: readBrandForm,
    contentOf: (input) => lineFields(BRAND_FIELDS, input),
    inputOf: toBrandInput,
    complete: (input) => ({ ...BLANK_BRAND, ...input }),
    on: (db, context) => createBrands({ db, clock, context }),
    remove: async (tx, { id }) => removedAlone(await createBrands({ db: tx, clock }).remove(id)),
  }
}

export function createBrandEditing(deps: EditingDeps): BrandEditing {
  const kind = brandKind(deps)
  const { add, update, preview, newest } = createRecordEditing(deps, kind)
  const { settle } = createBrandProducts(deps)
  const settled = async (saved: SaveOutcome<Brand>) => {
    if (saved.ok) await settle(AbortSignal.timeout(PATIENCE))
    return saved
  }
  return {
    addBrand: async (fields, by) => settled(await add(fields, by)),
    updateBrand: async (fields, by, how) => settled(await update(fields, by, how)),
    newestBrand: newest,
    removeBrand: createRecordRemoval(deps, kind),
    previewBrand: preview,
  }
}
