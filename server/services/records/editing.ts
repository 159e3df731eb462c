import type { Brand } from '#domain/catalogue/brand.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Post } from '#domain/posts/post.ts'
import type { Product } from '#domain/products/product.ts'
import type { DraftKind } from '#domain/records/record-kinds.ts'
import type { ContentKind } from '#domain/site/content/content-kinds.ts'
import type { ContentRecord } from '#domain/site/content/content-record.ts'
import { brandKind } from '#server/services/catalogue/brand-editing.ts'
import { categoryKind } from '#server/services/catalogue/category-editing.ts'
import { createCategoryOrder, type CategoryOrder } from '#server/services/catalogue/category-order.ts'
import { productKind } from '#server/services/catalogue/product-editing.ts'
import { postKind } from '#server/services/posts/post-editing.ts'
import { contentKind, eachContentKind } from '#server/services/site/content/content-editing.ts'
import { createRecordEditing, type EditingDeps, type RecordEditing } from './record-editing.ts'

type Records = { category: Category; brand: Brand; product: Product; post: Post } & Record<ContentKind, ContentRecord>

/**
 * Everything that staff write, out of the fields of a form or a call as they were sent, by the names of
 * docs/specification 7. Files among them are stored; each write is one transaction with its line in the record of
 * changes; a form that names its `version` is refused as stale when somebody else has saved since.
 */
export type EditingService = { [Kind in DraftKind]: RecordEditing<Records[Kind]> } & CategoryOrder

export function createEditing(deps: EditingDeps): EditingService {
  return {
    category: createRecordEditing(deps, () => categoryKind(deps)),
    brand: createRecordEditing(deps, () => brandKind(deps)),
    product: createRecordEditing(deps, () => productKind(deps)),
    post: createRecordEditing(deps, () => postKind(deps)),
    ...eachContentKind((kind) => createRecordEditing(deps, (id) => contentKind(deps, kind, id))),
    ...createCategoryOrder(deps),
  }
}
