import type { ListedCategory } from '#domain/catalogue/category.ts'
import { BLANK_CATEGORY, readCategoryForm } from '#domain/catalogue/category-record.ts'
import { publicationOf } from '#domain/records/lists/list-state.ts'
import type { ListedState, RecordHead } from '#domain/records/record-state.ts'
import { listCategories } from '#server/data/catalogue/categories-store.ts'
import { loadPictures } from '#server/data/catalogue/pictures-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { newestContents } from '#server/data/records/newest-contents-store.ts'
import { findRecords, listUnusual } from '#server/data/records/records-store.ts'

export type CategoryListService = {
  /** Those of a state, or all of them: what is on the site in its order, then the others, the newest first. */
  list(state: ListedState | null): Promise<ListedCategory[]>
}

export function createCategoryList({ db }: { db: Db }): CategoryListService {
  return {
    async list(state) {
      const [onSite, unusual] = await Promise.all([listCategories(db), listUnusual(db, 'category')])
      const heads = await findRecords(
        db,
        'category',
        onSite.map(({ id }) => id),
      )
      const there = onSite.map(({ id, name, sortId, image, productCount }) => {
        return { id, name, sortId, image, productCount, publication: publicationOf(heads.get(id)) }
      })
      const drafts = unusual.filter(({ id }) => !heads.has(id))
      const others = await draftsOf(db, drafts)
      return [...there, ...others].filter(({ publication }) => state === null || publication.state === state)
    },
  }
}

async function draftsOf(db: Db, heads: RecordHead[]): Promise<ListedCategory[]> {
  const contents = await newestContents(
    db,
    heads.map(({ key }) => key),
  )
  const drafts = heads.map((head) => {
    const content = contents.get(head.key) ?? {}
    return { head, input: { ...BLANK_CATEGORY, ...readCategoryForm(content, null, true).input } }
  })
  const pictureOf = await loadPictures(
    db,
    drafts.map(({ input }) => input.image),
  )
  return drafts.map(({ head, input }) => ({
    id: head.id,
    name: input.name,
    sortId: input.sortId,
    image: pictureOf(input.image),
    productCount: 0,
    publication: publicationOf(head),
  }))
}
