import { createBrandEditing, type BrandEditing } from '#server/services/catalogue/brand-editing.ts'
import { createCategoryEditing, type CategoryEditing } from '#server/services/catalogue/category-editing.ts'
import { createCategoryOrder, type CategoryOrder } from '#server/services/catalogue/category-order.ts'
import { createContentEditing, type ContentEditing } from '#server/services/site/content/content-editing.ts'
import { createPostEditing, type PostEditing } from '#server/services/posts/post-editing.ts'
import { createProductEditing, type ProductEditing } from '#server/services/catalogue/product-editing.ts'
import type { EditingDeps } from './record-editing.ts'

/**
 * Everything that staff write, out of the fields of a form or a call as they were sent, by the names of
 * docs/specification 7. Files among them are stored; each write is one transaction with its line in the record of
 * changes; a form that names its `version` is refused as stale when somebody else has saved since.
 */
export type EditingService = CategoryEditing &
  CategoryOrder &
  BrandEditing &
  ContentEditing &
  ProductEditing &
  PostEditing

export function createEditing(deps: EditingDeps): EditingService {
  return {
    ...createCategoryEditing(deps),
    ...createCategoryOrder(deps),
    ...createBrandEditing(deps),
    ...createProductEditing(deps),
    ...createPostEditing(deps),
    ...createContentEditing(deps),
  }
}
