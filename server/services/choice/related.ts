import { bestAlternatives, MOST_RELATED, namesCode, SHARED_POINTS } from '#domain/choice/related-view.ts'
import type { Post, PostSummary } from '#domain/posts/post.ts'
import type { Product, ProductSummary } from '#domain/products/product.ts'
import { unmemoizedEach, type MemoizeEach } from '#server/cache/memoized.ts'
import { countShared, findAttributes } from '#server/data/catalogue/attributes-store.ts'
import { findProductSummaries } from '#server/data/catalogue/products-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { listPostsWith } from '#server/data/posts/posts-store.ts'

/** What leads on from a product: only what is on the site. */
export type Related = { usedWith: ProductSummary[]; alternatives: ProductSummary[]; posts: PostSummary[] }

export type RelatedService = { of(product: Product): Promise<Related> }

/** Products whose neighbours stay in memory until something changes. */
const MOST_CACHED = 300
/** So many that share most are looked at. */
const CANDIDATES = 16

export function createRelated({ db, memoizeEach = unmemoizedEach }: { db: Db; memoizeEach?: MemoizeEach }) {
  const likeOf = memoizeEach(MOST_CACHED, (id: string) => alternativesOf(db, id))
  const postsOf = memoizeEach(MOST_CACHED, (code: string) => postsNaming(db, code))
  return {
    async of({ id, code, usedWith, alternatives }: Product): Promise<Related> {
      const ids = alternatives.length > 0 ? alternatives : await likeOf(id)
      const [used, others, posts] = await Promise.all([
        findProductSummaries(db, usedWith),
        findProductSummaries(db, ids),
        code ? postsOf(code) : [],
      ])
      return { usedWith: used.slice(0, MOST_RELATED), alternatives: others.slice(0, MOST_RELATED), posts }
    },
  } satisfies RelatedService
}

async function alternativesOf(db: Db, id: string): Promise<string[]> {
  const own = (await findAttributes(db, [id])).get(id) ?? []
  const kind = own.find(({ key }) => key === 'kind')?.value
  if (kind === undefined) return []
  const shared = own.filter(({ key }) => key in SHARED_POINTS)
  const scored = await countShared(db, { id, kind, shared, points: SHARED_POINTS, most: CANDIDATES })
  const attributes = await findAttributes(
    db,
    scored.map((one) => one.id),
  )
  return bestAlternatives(
    scored.map((one) => ({ ...one, attributes: attributes.get(one.id) ?? [] })),
    own,
  )
}

async function postsNaming(db: Db, code: string): Promise<PostSummary[]> {
  const posts = await listPostsWith(db, code)
  const names = ({ title, snippet, detail, tags }: Post) =>
    [title, snippet, detail].some(({ ar, en }) => namesCode(ar, code) || namesCode(en, code)) ||
    [...tags.ar, ...tags.en].some((tag) => tag.toLowerCase() === code.toLowerCase())
  return posts.filter(names).slice(0, MOST_RELATED)
}
