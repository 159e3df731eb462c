import { BRAND_FIELDS } from '#domain/catalogue/brand-fields.ts'
import { BLANK_BRAND, readBrandForm, toBrandInput, type Brand, type BrandInput } from '#domain/catalogue/brand.ts'
import { filesOf, lineFields } from '#domain/records/field.ts'
import type { RecordType } from '#server/records/type.ts'
import type { EditingDeps } from '#server/records/save.ts'
import { removedAlone } from '#server/records/publish.ts'
import { createBrandProducts } from './brand-products.ts'
import { BRAND_PLACE, createBrands } from './brands.ts'

/** A save waits so many milliseconds for its products; of hundreds the rest follow in the background. */
const PATIENCE = 3000

/** How a brand is read from fields and written. */
export function brandType({ clock }: Pick<EditingDeps, 'clock'>): RecordType<Brand, BrandInput> {
  return {
    ...BRAND_PLACE,
    idField: 'brand_id',
    files: filesOf(BRAND_FIELDS),
    read: readBrandForm,
    contentOf: (input) => lineFields(BRAND_FIELDS, input),
    inputOf: toBrandInput,
    complete: (input) => ({ ...BLANK_BRAND, ...input }),
    on: (db, context) => createBrands({ db, clock, context }),
    settle: (db) => createBrandProducts({ db, clock }).settle(AbortSignal.timeout(PATIENCE)),
    remove: async (tx, { id }) => removedAlone((await createBrands({ db: tx, clock }).remove(id)).ok),
  }
}
