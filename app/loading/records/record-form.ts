import { adminForm } from '#content/admin/form.ts'
import { filesOf, formNames, type Fields, type FormTexts } from '#domain/fields/field.ts'
import { COPIED_KINDS, copiedTexts } from '#domain/records/lists/copied-texts.ts'
import { isShared } from '#domain/site/content/previewed.ts'
import { isRemote } from '#domain/site/picture.ts'
import { servicesContext } from '#app/context.ts'
import { hasDrafts, type FormKind } from '#app/record-address.ts'
import { formPublication, NEW_PUBLICATION, planValues } from '#app/loading/form-publication.ts'
import { notFound } from '#app/loading/not-found.ts'
import { versionsOf } from '#app/loading/versions-of.ts'
import { recordSource, type Context, type RecordSource, type StoredRecord } from './record-source.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Document } from '#domain/documents/document.ts'
import { documentStatus } from '#domain/documents/document-status.ts'
import type { Post } from '#domain/posts/post.ts'
import type { Product } from '#domain/products/product.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import { isContentKind, type ContentKind } from '#domain/site/content/content-kinds.ts'
import { isPageName } from '#domain/site/content/page-fields.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { itemChoices } from './item-choices.ts'
import { namedProducts, productsIn } from './named-products.ts'
import { hiddenLinks, loadMailValues } from './page-texts.ts'

/** Products that are named beside the form of texts for search engines. */
const SHOWN = 20

/** What the form of a record shows that is there; of a page that nobody has written yet, what stands on it meanwhile. */
export async function loadRecordForm(args: BesideArgs, kind: FormKind, id: string) {
  const { context } = args
  const source = recordSource(context, kind, id)
  const found = await source.newest(id)
  if (!found && kind !== 'page') throw notFound()
  const { record = null, head } = found ?? {}
  const values = record ? source.texts(record) : await source.blank(args.url)
  // A name that came with the address is added below the others, and kept once the form is saved.
  const added = kind === 'synonyms' ? args.url.searchParams.get('name') : null
  if (added) values['words'] = [[...(values['words'] ?? []), added].join('\n')]
  return {
    kind,
    id,
    from: null,
    creationKey: undefined,
    version: record?.version ?? null,
    name: head?.name,
    values: head ? { ...values, ...planValues(head) } : values,
    publication:
      head && hasDrafts(kind) ? await formPublication(context, kind, { id, head }) : newPublication(kind, id),
    known: await knownFiles(context, source, values),
    versions: record ? await versionsOf(context, kind, id) : undefined,
    beside: await loadBeside(args, kind, { id, record, head }),
  }
}

/** The same of a new one, which may begin as a copy of another. */
export async function loadNewForm(args: BesideArgs, kind: FormKind) {
  const { context, url } = args
  const source = recordSource(context, kind, '')
  const copied = COPIED_KINDS.find((one) => one === kind)
  const from = copied ? url.searchParams.get('from') : null
  const found = from === null ? null : await source.newest(from)
  if (from !== null && !found) throw notFound()
  const values =
    found && copied ? copiedTexts(copied, source.texts(found.record), adminForm.copyMark) : await source.blank(url)
  return {
    kind,
    id: null,
    from,
    creationKey: hasDrafts(kind) ? crypto.randomUUID() : undefined,
    version: null,
    name: undefined,
    values,
    publication: newPublication(kind, ''),
    known: await knownFiles(context, source, values),
    beside: await loadBeside(args, kind, { id: null, record: null, head: undefined }),
  }
}

export type LoadedForm = Awaited<ReturnType<typeof loadRecordForm | typeof loadNewForm>>

function newPublication(kind: FormKind, id: string) {
  return hasDrafts(kind) ? { ...NEW_PUBLICATION, isShareable: isShared(kind, id) } : undefined
}

function knownFiles(context: Context, { fields }: RecordSource, values: FormTexts) {
  const names = Object.entries(fileFields(fields)).flatMap(([name, existing]) => {
    const text = values[existing]?.[0] ?? ''
    return name.endsWith('[]') ? (JSON.parse(text || '[]') as string[]) : text
  })
  return context.get(servicesContext).uploads.describe(names.filter((name) => name !== '' && !isRemote(name)))
}

/** Fields that take files, each with the field that holds what is stored already. */
export function fileFields(fields: Fields): Record<string, string> {
  const pairs = Object.values(fields).flatMap((field) => {
    const existing = formNames(field)
    return Object.keys(filesOf({ field })).map((name, at) => [name, existing[at] ?? ''])
  })
  return Object.fromEntries(pairs)
}

type BesideArgs = { context: Context; url: URL; request: Request }

type Of = { id: string | null; record: StoredRecord | null; head: RecordHead | undefined }

async function loadBeside({ context, url, request }: BesideArgs, kind: FormKind, { id, record, head }: Of) {
  if (kind === 'product')
    return itemChoices(context, localeOfStaff(request), { record: record as Product | null, head, url })
  if (kind === 'document') {
    const named = url.searchParams.getAll('product')
    return besideDocument(context, localeOfStaff(request), record as Document | null, named)
  }
  if (kind === 'category') return besideCategory(context, record as Category | null)
  if (kind === 'post') return { comments: (record as Post | null)?.commentsCount ?? 0 }
  if (kind === 'seo' && id !== null) return besideSeo(context, id)
  if (kind === 'synonyms' && id === null) return besideSynonyms(context, url.searchParams.get('name') ?? '')
  return isContentKind(kind) && id !== null
    ? besideContent(context, kind, { id, head, record, locale: localeOfStaff(request) })
    : {}
}

/** So many products are offered while somebody types a code. */
const MOST_OFFERED = 500

/** What the form of a document offers to choose from, and the revisions that it has. */
async function besideDocument(context: Context, locale: Locale, document: Document | null, named: string[]) {
  const { brands, documents, products, recordList } = context.get(servicesContext)
  const [known, offered, names] = await Promise.all([
    brands.list(),
    products.summaries({ limit: MOST_OFFERED }),
    recordList.names('product', document?.productIds ?? named),
  ])
  return {
    brands: known.map(({ id, name }) => ({ value: id, label: name[locale] })),
    named: Array.from(names, ([value, name]) => ({ value, label: name[locale] })),
    offered: offered.map(({ id, code, name }) => ({ value: code ?? id, label: name[locale] })),
    document: document && { id: document.id, revisions: document.revisions },
    isExpired: document !== null && documentStatus(document.expires, documents.today()) === 'expired',
  }
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
  return { products: products.slice(0, SHOWN).map(({ id, name }) => ({ id, name })), hasMore: products.length > SHOWN }
}

/** A name that came with the address may as well belong to a group that is there. */
async function besideSynonyms(context: Context, name: string) {
  const groups = name === '' ? [] : await context.get(servicesContext).synonyms.list()
  return { name, groups: groups.map(({ id, words }) => ({ id, words })) }
}

type ContentOf = { id: string; head: RecordHead | undefined; record: StoredRecord | null; locale: Locale }

async function besideContent(context: Context, kind: ContentKind, { id, head, record, locale }: ContentOf) {
  const { contentList } = context.get(servicesContext)
  const seenWithout: Localized | null = head ? await contentList.seenWithout(kind, [id]) : null
  const isPage = kind === 'page' && isPageName(id)
  return {
    seenWithout,
    isDemo: head?.origin === 'demo',
    hiddenLinks: isPage ? await hiddenLinks(context, id) : [],
    mailValues: isPage && id === 'mails' ? await loadMailValues(context) : undefined,
    named: isPage ? [] : await namedProducts(context, productsIn(kind, record), locale),
  }
}
