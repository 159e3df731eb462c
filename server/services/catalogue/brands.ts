import { BRAND_FIELDS } from '#domain/catalogue/brand-fields.ts'
import { aliasesAfter, brandFinder, type NamedBrand } from '#domain/catalogue/brand-names.ts'
import type { Brand, BrandInput } from '#domain/catalogue/brand.ts'
import { failure, success } from '#domain/records/errors.ts'
import type { FieldErrors, Outcome } from '#domain/records/errors.ts'
import type { Localized } from '#domain/text/locale.ts'
import { unmemoized, type Memoize } from '#server/cache/memoized.ts'
import type { Clock } from '#server/clock.ts'
import { toBrandColumns } from '#server/data/catalogue/brand-rows.ts'
import {
  findBrand,
  insertBrand,
  listBrands,
  listNamedBrands,
  updateBrand,
} from '#server/data/catalogue/brands-store.ts'
import { leaveBrand } from '#server/data/catalogue/product-brands-store.ts'
import { deleteEntity } from '#server/data/catalogue/entities-store.ts'
import { loadPictures } from '#server/data/catalogue/pictures-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction } from '#server/data/engine/database.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import type { Edited } from '#server/services/records/edited-kind.ts'
import { checkFields, place } from '#server/services/records/field-checks.ts'
import type { Writing } from '#server/services/records/old-addresses.ts'
import { changedSlug, findCreated, newIdentity } from '#server/services/records/record-identity.ts'
import type { Creation, RecordKind } from '#server/services/records/record-identity.ts'
import { checkReferences } from '#server/services/records/references.ts'
import { placeholderProblems } from '#server/services/site/content/content-rules.ts'
import type { WriteContext } from '#server/services/records/versioned-write.ts'
import { settleBrand } from './brand-products.ts'

export type BrandsService = {
  /** By `sortId` (none last), then Arabic name, then id. */
  list(): Promise<Brand[]>
  get(id: string): Promise<Brand | null>
  findBySlug(slug: string): Promise<Brand | null>
  /** Finds the brand that a written name means. */
  finder(): Promise<(written: Localized) => NamedBrand | null>
  create(input: BrandInput, creation?: Creation): Promise<Outcome<Brand>>
  update(id: string, patch: Partial<BrandInput>): Promise<Outcome<Brand>>
  /** Its products keep its name as a text. */
  remove(id: string): Promise<Outcome<void>>
  /** What the site would not take of what is given. */
  check(input: Partial<BrandInput>): Promise<FieldErrors>
  /** The brand as it would be, kept nowhere. */
  draft(input: BrandInput, marks: Edited): Promise<Brand>
}

export const BRAND_KIND: RecordKind = { table: 'brands', slugField: 'slug', subject: 'brand' }

export type BrandsDeps = { db: Db; clock: Clock; context?: WriteContext; memoize?: Memoize }

export function createBrands(deps: BrandsDeps): BrandsService {
  const { db, clock, context = null, memoize = unmemoized } = deps
  const writing = () => ({ now: clock(), context })
  return {
    list: memoize(() => listBrands(db)),
    get: (id) => findBrand(db, { id }),
    findBySlug: (slug) => findBrand(db, { slug }),
    finder: memoize(async () => brandFinder(await listNamedBrands(db))),
    create: (input, creation = {}) => inTransaction(db, (tx) => create(tx, input, creation, writing())),
    update: (id, patch) => inTransaction(db, (tx) => update(tx, id, patch, writing())),
    remove: (id) => inTransaction(db, (tx) => remove(tx, clock, id)),
    check: (input) => check(db, input),
    draft: (input, marks) => draft(db, input, marks),
  }
}

async function create(tx: Tx, input: BrandInput, creation: Creation, writing: Writing): Promise<Outcome<Brand>> {
  const earlier = await findCreated(tx, BRAND_KIND, creation)
  if (earlier !== null) return read(tx, earlier)
  const problems = await check(tx, input)
  if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: problems })
  const identity = await newIdentity(tx, BRAND_KIND, input.slug, creation, writing)
  if (!identity.ok) return identity
  await insertBrand(tx, { ...toBrandColumns(input), ...identity.value })
  return read(tx, identity.value.id)
}

async function update(tx: Tx, id: string, patch: Partial<BrandInput>, writing: Writing): Promise<Outcome<Brand>> {
  const before = await findBrand(tx, { id })
  if (!before) return failure({ kind: 'not-found' })
  const problems = await check(tx, patch)
  if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: problems })
  const slug = await changedSlug(tx, BRAND_KIND, id, patch.slug, writing)
  if (!slug.ok) return slug
  const values = { ...patch, ...keptNames(before, patch, writing.context) }
  await updateBrand(tx, id, { ...toBrandColumns(values), slug: slug.value, updated_at: toInstant(writing.now) })
  return read(tx, id)
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

/** Its products keep its name in words, by which the search finds them from now on. */
async function remove(tx: Tx, clock: Clock, id: string): Promise<Outcome<void>> {
  await settleBrand(tx, clock, id)
  await leaveBrand(tx, id)
  return (await deleteEntity(tx, 'brands', id)) ? success(undefined) : failure({ kind: 'not-found' })
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

async function read(tx: Tx, id: string): Promise<Outcome<Brand>> {
  const brand = await findBrand(tx, { id })
  return brand ? success(brand) : failure({ kind: 'not-found' })
}
