import type { DraftKind, RecordKindName } from '#domain/records/record-kinds.ts'
import { isContentKind } from '#domain/site/content/content-kinds.ts'
import type { Clock } from '#server/clock.ts'
import type { RecordType, RecordTypes } from '#server/records/type.ts'
import { brandType } from './catalogue/brand-type.ts'
import { categoryType } from './catalogue/category-type.ts'
import { productType } from './catalogue/product-type.ts'
import { plainTypes } from './plain-types.ts'
import { postType } from './posts/post-type.ts'
import { contentType } from './site/content/content-type.ts'

/** The type of a kind with drafts; `id` says of which page. */
export function draftType(deps: { clock: Clock }, kind: DraftKind, id: string): RecordType {
  if (isContentKind(kind)) return contentType(deps, kind, id)
  const types = { category: categoryType, brand: brandType, product: productType, post: postType }
  return types[kind](deps)
}

/** Every kind of record: a new kind is one line. */
export function recordTypes(deps: { clock: Clock; siteUrl: string }): RecordTypes {
  const plain = plainTypes(deps.siteUrl)
  return {
    of: (kind, id) => (isPlain(kind) ? plain[kind] : draftType(deps, kind, id)),
    withDrafts: (kind, id) => draftType(deps, kind, id),
  }

  function isPlain(kind: RecordKindName): kind is keyof typeof plain {
    return Object.hasOwn(plain, kind)
  }
}
