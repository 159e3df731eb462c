import { BRAND_FIELDS } from '#domain/catalogue/brand-fields.ts'
import { aliasesAfter, brandFinder, type NamedBrand } from '#domain/catalogue/brand-names.ts'
import { type Brand, type BrandInput, BLANK_BRAND, readBrandForm, toBrandInput } from '#domain/catalogue/brand.ts'
import type { FieldErrors } from '#domain/records/errors.ts'
import { filesOf, lineFields } from '#domain/fields/field.ts'
import type { Localized } from '#domain/text/locale.ts'
import { unmemoized, type Memoize } from '#server/cache/memoized.ts'
import type { Clock } from '#server/clock.ts'
import { findBrand, listBrands, listNamedBrands, toBrandColumns } from '#server/data/catalogue/brands-store.ts'
import { leaveBrand } from '#server/data/catalogue/product-brands-store.ts'
import { loadPictures } from '#server/data/catalogue/pictures-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { removedAlone } from '#server/records/publish.ts'
import type { EditingDeps } from '#server/records/save.ts'
import type { AddressedPlace, Edited, RecordType } from '#server/records/type.ts'
import { createEntityStore, type EntityStore, type EntityTable } from '#server/records/entity-store.ts'
import { checkFields, place, checkReferences } from '#server/records/field-checks.ts'
import { placeholderProblems } from '#server/services/site/content/content-rules.ts'
import type { WriteContext } from '#server/records/write.ts'
import { settleBrand, createBrandProducts } from './brand-products.ts'

export type BrandsService = EntityStore<Brand, BrandInput> & {
  /** By `sortId` (none last), then Arabic name, then id. */
  list(): Promise<Brand[]>
  /** Finds the brand that a written name means. */
  finder(): Promise<(written: Localized) => NamedBrand | null>
}

const BRAND_PLACE: AddressedPlace = { kind: 'brand', table: 'brands', slugField: 'slug' }

type BrandsDeps = { db: Db; clock: Clock; context?: WriteContext; memoize?: Memoize }

export function createBrands(deps: BrandsDeps): BrandsService {
  const { db, memoize = unmemoized } = deps
  return {
    ...createEntityStore(BRANDS, deps),
    list: memoize(() => listBrands(db)),
    finder: memoize(async () => brandFinder(await listNamedBrands(db))),
  }
}

const BRANDS: EntityTable<Brand, BrandInput> = {
  place: BRAND_PLACE,
  find: findBrand,
  async columns(tx, given, id, { context }) {
    const before = id === null ? null : await findBrand(tx, { id })
    return toBrandColumns(before ? { ...given, ...keptNames(before, given, context) } : given)
  },
  check,
  draft,
  /** Its products keep its name in words, by which the search finds them from now on. */
  async leave(tx, id, { now }) {
    await settleBrand(tx, () => now, id)
    await leaveBrand(tx, id)
  },
}

/** The name that a brand gives up stays one of its names; what an undo takes back was never its name. */
function keptNames(
  before: Brand,
  { name, aliases }: Partial<BrandInput>,
  context: WriteContext | null,
): Partial<BrandInput> {
  if (!name || context?.detail?.['undoes'] !== undefined) return {}
  return { aliases: aliasesAfter(before, { name, aliases: aliases ?? before.aliases }) }
}

async function draft(
  db: Db,
  { logo, logoWhite, image, ...fields }: BrandInput,
  { id, version, createdAt, updatedAt }: Edited,
): Promise<Brand> {
  const pictureOf = await loadPictures(db, [logo, logoWhite, image])
  const pictures = { logo: pictureOf(logo), logoWhite: pictureOf(logoWhite), image: pictureOf(image) }
  const productCount = (await findBrand(db, { id }))?.productCount ?? 0
  return { ...fields, ...pictures, id, version, productCount, createdAt, updatedAt }
}

/** Texts in which pages fill in what stands in braces; a name stands as it is. */
const { name: _name, slug: _slug, aliases: _aliases, competitors: _competitors, ...FILLED_FIELDS } = BRAND_FIELDS

async function check(tx: Db, input: Partial<BrandInput>): Promise<FieldErrors> {
  return {
    ...placeholderProblems(FILLED_FIELDS, input),
    ...checkFields([place('sort_id', input.sortId)]),
    ...(await checkReferences(tx, [
      { field: 'logo', source: input.logo, kind: 'image' },
      { field: 'logo_white', source: input.logoWhite, kind: 'image' },
      { field: 'image', source: input.image, kind: 'image' },
    ])),
  }
}

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
