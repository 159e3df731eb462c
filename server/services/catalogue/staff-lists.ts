import { BLANK_BRAND, readBrandForm, type ListedBrand } from '#domain/catalogue/brand.ts'
import { type ListedCategory, BLANK_CATEGORY, readCategoryForm } from '#domain/catalogue/category.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import { NO_COUNTS, type StateCounts } from '#domain/records/lists/list-state.ts'
import type { RecordKindName } from '#domain/kinds.ts'
import type { ListedState } from '#domain/records/publication.ts'
import { listedState, type RecordHead } from '#domain/records/record-state.ts'
import type { Localized } from '#domain/text/locale.ts'
import { listBrands } from '#server/data/catalogue/brands-store.ts'
import { listCategories } from '#server/data/catalogue/categories-store.ts'
import { countItemStates } from '#server/data/catalogue/item-list-store.ts'
import { loadPictures } from '#server/data/catalogue/pictures-store.ts'
import { listBrandGroups } from '#server/data/catalogue/product-brands-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { listUnusual } from '#server/data/records/records-store.ts'
import { draftsOf, listWithDrafts } from '#server/records/list-drafts.ts'
import { namesOfRecords } from '#server/records/names.ts'

/** What staff's lists of all kinds show beside their records. */
type RecordListService = {
  /** How many records of a kind are not simply published. */
  counts(kind: RecordKindName): Promise<StateCounts>
  /** What these records are called, by id. */
  names(kind: RecordKindName, ids: string[]): Promise<Map<string, Localized>>
}

export function createRecordList({ db }: { db: Db }): RecordListService {
  return {
    counts: async (kind) => (kind === 'product' ? countItemStates(db) : countStates(db, kind)),
    names: (kind, ids) => namesOfRecords(db, kind, ids),
  }
}

/** Of other kinds there are few enough to look at each that is not simply published. */
async function countStates(db: Db, kind: RecordKindName): Promise<StateCounts> {
  const counts = { ...NO_COUNTS }
  for (const head of await listUnusual(db, kind)) {
    const state = listedState(head)
    if (state !== 'published') counts[state]++
  }
  return counts
}

type CategoryListService = {
  /** Those of a state, or all of them: what is on the site in its order, then the others, the newest first. */
  list(state: ListedState | null): Promise<ListedCategory[]>
}

export function createCategoryList({ db }: { db: Db }): CategoryListService {
  return {
    async list(state) {
      const onSite = (await listCategories(db)).map(({ id, name, sortId, image, productCount }) => {
        return { id, name, sortId, image, productCount }
      })
      return listWithDrafts(db, 'category', { state, onSite, drafts: (heads) => categoryDrafts(db, heads) })
    },
  }
}

async function categoryDrafts(db: Db, heads: RecordHead[]) {
  const read = (content: FormFields) => ({ ...BLANK_CATEGORY, ...readCategoryForm(content, null, true).input })
  const drafts = await draftsOf(db, heads, read)
  const pictureOf = await loadPictures(
    db,
    drafts.map(({ input }) => input.image),
  )
  return drafts.map(({ head: { id }, input: { name, sortId, image } }) => {
    return { id, name, sortId, image: pictureOf(image), productCount: 0 }
  })
}

/** A name that products have and no brand does. */
type WrittenBrand = { name: { ar: string; en: string }; count: number }

type BrandListService = {
  /** Those of a state, or all of them: what is on the site in its order, then the others, the newest first. */
  list(state: ListedState | null): Promise<ListedBrand[]>
  /** Names that products have in words alone, those of most products first. */
  written(): Promise<WrittenBrand[]>
}

export function createBrandList({ db }: { db: Db }): BrandListService {
  return {
    async list(state) {
      const onSite = (await listBrands(db)).map(({ id, name, logo, productCount }) => ({
        id,
        name,
        logo,
        productCount,
      }))
      return listWithDrafts(db, 'brand', { state, onSite, drafts: (heads) => brandDrafts(db, heads) })
    },
    async written() {
      const groups = (await listBrandGroups(db)).filter(({ brandId, brand }) => brandId === null && brand.en + brand.ar)
      return groups
        .map(({ brand, count }) => ({ name: { ar: brand.ar || brand.en, en: brand.en || brand.ar }, count }))
        .toSorted((one, other) => other.count - one.count || (one.name.en < other.name.en ? -1 : 1))
    },
  }
}

async function brandDrafts(db: Db, heads: RecordHead[]) {
  const drafts = await draftsOf(db, heads, (content) => ({
    ...BLANK_BRAND,
    ...readBrandForm(content, null, true).input,
  }))
  const pictureOf = await loadPictures(
    db,
    drafts.map(({ input }) => input.logo),
  )
  return drafts.map(({ head: { id }, input: { name, logo } }) => ({ id, name, logo: pictureOf(logo), productCount: 0 }))
}
