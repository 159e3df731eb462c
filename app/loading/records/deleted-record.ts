import type { Localized } from '#domain/text/locale.ts'
import { LIST_KINDS } from '#domain/site/content/content-kinds.ts'
import { servicesContext } from '#app/context.ts'
import type { FormKind } from '#app/record-address.ts'
import { notFound } from '#app/loading/not-found.ts'
import type { Context } from './record-source.ts'

const REFERRED = { product: 'products', category: 'categories', brand: 'brands', post: 'posts' } as const

/** What is asked before a record goes, and what leads to it. */
export async function loadDeletedRecord(context: Context, kind: FormKind, id: string) {
  const { brands, categories, contentList, posts, products, records, referrers } = context.get(servicesContext)
  const targets = kind === 'category' ? await categories.list() : []
  const onSite = async (): Promise<{ id: string; name: Localized } | null> => {
    if (kind === 'product') return products.get(id)
    if (kind === 'brand') return brands.get(id)
    if (kind === 'category') return targets.find((one) => one.id === id) ?? null
    const post = kind === 'post' ? await posts.get(id) : null
    return post && { id: post.id, name: post.title }
  }
  const found = (await onSite()) ?? (await records.state(kind, id))
  if (!found) throw notFound()
  const list = LIST_KINDS.find((one) => one === kind)
  const warning = list ? await contentList.seenWithout(list, [id]) : undefined
  const led = list
    ? { records: [], redirects: 0 }
    : await referrers.of({ kind: REFERRED[kind as 'product'], id: found.id })
  return {
    name: found.name,
    referred: { id: found.id, referrers: led, warning },
    targets: targets.filter((other) => other.id !== found.id).map((other) => ({ id: other.id, name: other.name })),
  }
}
