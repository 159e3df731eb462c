import type { Category } from '#domain/catalogue/category.ts'
import type { Post } from '#domain/posts/post.ts'
import type { Product } from '#domain/products/product.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import { isContentKind } from '#domain/site/content/content-kinds.ts'
import { isPageName } from '#domain/site/content/page-fields.ts'
import type { Localized } from '#domain/text/locale.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { servicesContext } from '#app/context.ts'
import type { FormKind } from '#app/record-address.ts'
import { itemChoices } from './item-choices.ts'
import { hiddenLinks, loadMailValues } from './page-texts.ts'
import type { Context, Kept } from './record-source.ts'

export type BesideArgs = { context: Context; url: URL; request: Request }

type Of = { id: string | null; record: Kept | null; head: RecordHead | undefined }

/** Products that are named beside the form of texts for search engines. */
const SHOWN = 20

/** What the form of a kind shows beside the fields of its record. */
export async function loadBeside({ context, url, request }: BesideArgs, kind: FormKind, { id, record, head }: Of) {
  if (kind === 'product')
    return itemChoices(context, localeOfStaff(request), { record: record as Product | null, head, url })
  if (kind === 'category') return besideCategory(context, record as Category | null)
  if (kind === 'post') return { comments: (record as Post | null)?.commentsCount ?? 0 }
  if (kind === 'seo' && id !== null) return besideSeo(context, id)
  if (kind === 'synonyms' && id === null) return besideSynonyms(context, url.searchParams.get('name') ?? '')
  return isContentKind(kind) && id !== null ? besideContent(context, kind, { id, head }) : {}
}

/** Where the products of a category may go, of one that has some. */
async function besideCategory(context: Context, category: Category | null) {
  if (!category) return { isFilled: false, others: [] }
  const all = await context.get(servicesContext).categories.list()
  const others = all.filter(({ id }) => id !== category.id).map(({ id, name }) => ({ id, name }))
  return { isFilled: category.productCount > 0, others }
}

async function besideSeo(context: Context, key: string) {
  const products = await context.get(servicesContext).seo.productsOf(key, SHOWN + 1)
  return {
    products: products.slice(0, SHOWN).map(({ id, name }) => ({ id, name })),
    hasMore: products.length > SHOWN,
  }
}

/** A name that came with the address may as well belong to a group that is there. */
async function besideSynonyms(context: Context, name: string) {
  const groups = name === '' ? [] : await context.get(servicesContext).synonyms.list()
  return { name, groups: groups.map(({ id, words }) => ({ id, words })) }
}

type ContentOf = { id: string; head: RecordHead | undefined }

async function besideContent(context: Context, kind: Parameters<typeof isContentKind>[0], { id, head }: ContentOf) {
  const { contentList } = context.get(servicesContext)
  const seenWithout: Localized | null = head ? await contentList.seenWithout(kind as never, [id]) : null
  const isPage = kind === 'page' && isPageName(id)
  return {
    seenWithout,
    isDemo: head?.origin === 'demo',
    hiddenLinks: isPage ? await hiddenLinks(context, id) : [],
    mailValues: isPage && id === 'mails' ? await loadMailValues(context) : undefined,
  }
}
