import { BLANK_BRAND, readBrandForm, type ListedBrand } from '#domain/catalogue/brand.ts'
import type { ListedState, RecordHead } from '#domain/records/record-state.ts'
import { listBrands } from '#server/data/catalogue/brands-store.ts'
import { loadPictures } from '#server/data/catalogue/pictures-store.ts'
import { listBrandGroups } from '#server/data/catalogue/product-brands-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { draftsOf, listWithDrafts } from '#server/records/list-drafts.ts'

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
      return listWithDrafts(db, 'brand', { state, onSite, drafts: (heads) => draftRows(db, heads) })
    },
    async written() {
      const groups = (await listBrandGroups(db)).filter(({ brandId, brand }) => brandId === null && brand.en + brand.ar)
      return groups
        .map(({ brand, count }) => ({ name: { ar: brand.ar || brand.en, en: brand.en || brand.ar }, count }))
        .toSorted((one, other) => other.count - one.count || (one.name.en < other.name.en ? -1 : 1))
    },
  }
}

async function draftRows(db: Db, heads: RecordHead[]) {
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
