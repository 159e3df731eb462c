import { BRAND_FIELDS } from '#domain/catalogue/brand-fields.ts'
import { BLANK_BRAND, readBrandForm } from '#domain/catalogue/brand-record.ts'
import { toBrandInput, type Brand, type BrandInput } from '#domain/catalogue/brand.ts'
import { filesOf, lineFields } from '#domain/records/field.ts'
import type { EditedKind } from '#server/services/records/edited-kind.ts'
import type { EditingDeps } from '#server/services/records/record-editing.ts'
import { removedAlone } from '#server/services/records/record-removal.ts'
import { createBrandProducts } from './brand-products.ts'
import { BRAND_KIND, createBrands } from './brands.ts'

/** A save waits so many milliseconds for its products; of hundreds the rest follow in the background. */
const PATIENCE = 3000

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
    settle: (db) => createBrandProducts({ db, clock }).settle(AbortSignal.timeout(PATIENCE)),
    remove: async (tx, { id }) => removedAlone(await createBrands({ db: tx, clock }).remove(id)),
  }
}
