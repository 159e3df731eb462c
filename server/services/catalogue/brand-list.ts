import { BLANK_BRAND, readBrandForm } from '#domain/catalogue/brand-record.ts'
import type { ListedBrand } from '#domain/catalogue/brand.ts'
import { publicationOf } from '#domain/records/lists/list-state.ts'
import type { ListedState, RecordHead } from '#domain/records/record-state.ts'
import { listBrands } from '#server/data/catalogue/brands-store.ts'
import { loadPictures } from '#server/data/catalogue/pictures-store.ts'
import { listBrandGroups } from '#server/data/catalogue/product-brands-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { newestContents } from '#server/data/records/newest-contents-store.ts'
import { findRecords, listUnusual } from '#server/data/records/records-store.ts'

/** A name that products have and no brand does. */
export type WrittenBrand = { name: { ar: string; en: string }; count: number }

export type BrandListService = {
  /** Those of a state, or all of them: what is on the site in its order, then the others, the newest first. */
  list(state: ListedState | null): Promise<ListedBrand[]>
  /** Names that products have in words alone, those of most products first. */
  written(): Promise<WrittenBrand[]>
}

export function createBrandList({ db }: { db: Db }): BrandListService {
  return {
    async list(state) {
      const [onSite, unusual] = await Promise.all([listBrands(db), listUnusual(db, 'brand')])
      const ids = onSite.map(({ id }) => id)
      const heads = await findRecords(db, 'brand', ids)
      const there = onSite.map(({ id, name, logo, productCount }) => {
        return { id, name, logo, productCount, publication: publicationOf(heads.get(id)) }
      })
      const drafts = unusual.filter(({ id }) => !heads.has(id))
      const all = [...there, ...(await draftsOf(db, drafts))]
      return all.filter(({ publication }) => state === null || publication.state === state)
    },
    async written() {
      const groups = (await listBrandGroups(db)).filter(({ brandId, brand }) => brandId === null && brand.en + brand.ar)
      return groups
        .map(({ brand, count }) => ({ name: { ar: brand.ar || brand.en, en: brand.en || brand.ar }, count }))
        .toSorted((one, other) => other.count - one.count || (one.name.en < other.name.en ? -1 : 1))
    },
  }
}

async function draftsOf(db: Db, heads: RecordHead[]): Promise<ListedBrand[]> {
  const contents = await newestContents(
    db,
    heads.map(({ key }) => key),
  )
  const drafts = heads.map((head) => {
    const content = contents.get(head.key) ?? {}
    return { head, input: { ...BLANK_BRAND, ...readBrandForm(content, null, true).input } }
  })
  const pictureOf = await loadPictures(
    db,
    drafts.map(({ input }) => input.logo),
  )
  return drafts.map(({ head, input }) => ({
    id: head.id,
    name: input.name,
    logo: pictureOf(input.logo),
    productCount: 0,
    publication: publicationOf(head),
  }))
}
