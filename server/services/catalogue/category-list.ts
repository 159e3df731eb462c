import { type ListedCategory, BLANK_CATEGORY, readCategoryForm } from '#domain/catalogue/category.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import type { ListedState, RecordHead } from '#domain/records/record-state.ts'
import { listCategories } from '#server/data/catalogue/categories-store.ts'
import { loadPictures } from '#server/data/catalogue/pictures-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { draftsOf, listWithDrafts } from '#server/records/list-drafts.ts'

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
      return listWithDrafts(db, 'category', { state, onSite, drafts: (heads) => draftRows(db, heads) })
    },
  }
}

async function draftRows(db: Db, heads: RecordHead[]) {
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
