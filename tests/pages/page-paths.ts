import { type Import, USUAL_OPTIONS, NO_COUNTS, NO_PRODUCTS } from '#domain/imports/import.ts'
import { insertImport } from '#server/data/imports/imports-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { systemClock } from '#server/clock.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { finishLongAct, insertLongAct } from '#server/data/records/long-acts-store.ts'
import { insertFile, saveRenditions } from '#server/data/site/files-store.ts'
import { saveRedirect } from '#server/data/site/redirects-store.ts'
import { saveSeoOverrides } from '#server/data/site/seo-store.ts'
import { createRequestLinks } from '#server/services/quotes/request-links.ts'
import { createSharing } from '#server/services/records.ts'
import type { Services } from '#server/services/services.ts'
import type { FilledSite } from '#tests/support/filled-site.ts'
import { NONE_LEFT } from '#domain/records/lists/long-act.ts'
import { QUOTATION_FIELDS } from '#domain/quotes/quotation-fields.ts'
import { blankRecord } from '#domain/fields/field.ts'
import { BLANK_DOCUMENT } from '#domain/documents/document.ts'
import { documentType } from '#server/services/documents/document-type.ts'
import { BLANK_CUSTOMER } from '#domain/customers/customer.ts'
import { insertDeskCustomer } from '#server/data/customers/customers-store.ts'
import { insertAlias } from '#server/data/quotes/line-aliases-store.ts'
import { insertWebhook } from '#server/data/webhooks/webhooks-store.ts'
import { insertQuotation } from '#server/data/quotes/quotations-store.ts'
import { seoLineFields } from '#domain/records/seo-record.ts'
import { LIST_KINDS } from '#domain/site/content/content-kinds.ts'
import { seedOf } from '#tests/support/content/demo-texts.ts'
import { giveContent } from '#tests/support/content/site-content.ts'
import { aRecordWithVersions } from '#tests/support/versions.ts'
import {
  aCategory,
  aFile,
  anOverride,
  aPost,
  aProduct,
  someone,
  TAPE_FIGURES,
  valueOf,
} from '#tests/support/records.ts'

/** A record of each kind that addresses of pages name; the first two show a picture where one is given. */
export async function fillPages(services: Services, picture: string | null = null): Promise<void> {
  const { categories, products, posts } = services
  valueOf(await categories.create(aCategory({ image: picture })))
  valueOf(
    await products.create(aProduct({ slug: '805', categoryId: 'pu-foam', image: picture, calculator: TAPE_FIGURES }), {
      id: '805',
    }),
  )
  valueOf(await posts.create(aPost({ slug: 'joints' }), { id: 'joints' }))
}

/**
 * Two requests with numbers and private links: the first has a file, and a list and a consent to news that its page can
 * repeat and withdraw. Forms on the second may remove it.
 */
export async function sendRequests({ listRequests }: Services): Promise<void> {
  const lines = [{ stockCode: '', productId: '805', qty: 2, unit: 'piece' as const, note: '', text: '' }]
  const sending = { formKey: null, isSuspicious: false, hasConsented: true }
  const source = { visitor: '10.9.9.9', network: '10.9.9.0/24' }
  const files = [new File(['code,quantity\n805,2\n'], 'list.csv', { type: 'text/csv' })]
  const frame = { lines, sending, source, locale: 'en', page: '/en/quote' } as const
  await listRequests.submit({ ...frame, fields: { name: 'Sara', phone: '+966551234567', marketing: 'yes' }, files })
  await listRequests.submit({ ...frame, fields: { name: 'Omar', phone: '+966551234568' } })
}

function numberedRequest(db: Db, place: 'asc' | 'desc' = 'asc') {
  return db
    .selectFrom('messages')
    .select(['id', 'link_version'])
    .where('number', 'is not', null)
    .orderBy('number', place)
    .executeTakeFirstOrThrow()
}

async function tokenOfRequest(db: Db): Promise<string> {
  const request = await numberedRequest(db)
  return (await createRequestLinks(db)()).token(request.id, request.link_version)
}

/** What addresses name beside those records, and no service makes in so few words. */
export async function fillBesidePages(db: Db): Promise<void> {
  const at = toInstant(systemClock())
  await saveSeoOverrides(db, { about: anOverride() }, at)
  const contents = ['Foam', 'PU Foam'].map((title) => seoLineFields(anOverride(title)))
  await aRecordWithVersions(db, { kind: 'seo', id: 'about', contents })
  const act = { id: 'ended', task: { undoes: 'other', isConfirmed: false }, by: someone, path: '/admin/items' }
  await inTransaction(db, async (tx) => {
    await insertLongAct(tx, { ...act, begunAt: at, total: 500, left: NONE_LEFT }, [])
    await finishLongAct(tx, act.id, at, { failed: true })
  })
  await insertImport(db, { ...CHECKED, createdAt: at, checkedAt: at }, null)
  await insertFile(db, aFile(FILE, { name: FILE }), { isKept: true })
  await saveRenditions(db, FILE, [])
  for (const kind of LIST_KINDS) await giveContent(db, kind, [{ ...seedOf(kind)[0]!, id: 'joints' }])
  await insertAlias(db, { id: 'joints', text: 'gap foam', folded: 'gap foam', stockCode: 'RW1', madeBy: 'omar', at })
  await insertDeskCustomer(db, { id: 'joints', at }, { ...BLANK_CUSTOMER, name: { ar: '', en: 'Huda' } })
  const hook = { url: 'https://erp.example/', events: ['quote.sent' as const], active: true }
  await insertWebhook(db, { id: 'joints', ...hook, secret: 'whsec_c2VjcmV0', at })
  await beginQuotation(db, at)
  const sheet = { ...BLANK_DOCUMENT, docType: 'tds' as const, language: 'en' as const, productIds: ['805'] }
  const named = { slug: 'joints', title: { ar: 'ورقة 805', en: 'Sheet of 805' }, file: 'https://files.example/805.pdf' }
  valueOf(
    await documentType({ clock: systemClock })
      .on(db)
      .create({ ...sheet, ...named }, { id: 'joints' }),
  )
  await saveRedirect(db, { from: '/old', target: { path: '/about' }, origin: 'staff', at })
}

/** A spreadsheet that was checked and is not imported yet. */
const CHECKED: Import = {
  id: 'checked',
  actId: 'checked',
  by: someone,
  kind: 'products',
  state: 'ready',
  locale: 'en',
  fileName: 'list.csv',
  fileBytes: 20,
  fileKey: null,
  picturesKey: null,
  file: null,
  asks: [],
  columns: [],
  chosen: {},
  options: USUAL_OPTIONS,
  newCategories: [],
  storedPictures: {},
  counts: { ...NO_COUNTS, rows: 3, changed: 2, refused: 1 },
  products: NO_PRODUCTS,
  total: 2,
  done: 0,
  runsAtOnce: false,
  message: null,
  checkedAt: null,
  createdAt: '',
  endedAt: null,
}

/** The quotation of the request, still without lines. */
async function beginQuotation(db: Db, now: string): Promise<void> {
  const { id: messageId } = await numberedRequest(db)
  const form = { ...blankRecord(QUOTATION_FIELDS), validUntil: '2030-01-31', lines: [] }
  await insertQuotation(db, { id: 'joints', messageId, creationKey: null, now }, form)
}

/** A file of the library, of which no bytes are asked for. */
const FILE = '0123456789abcdef.webp'

const EXACT: Record<string, string> = {
  '/admin/acts/:id': '/admin/acts/ended',
  '/admin/redirects/edit': '/admin/redirects/edit?from=%2Fold',
  '/admin/versions': '/admin/versions?kind=seo&id=about',
  '/brands/:slug': '/brands/masar',
  '/en/brands/:slug': '/en/brands/masar',
  '/ar/brands/:slug': '/ar/brands/masar',
}

/** Where the patterns of the table of pages lead on a site that holds those records and a message. */
export async function pathsOf(site: FilledSite): Promise<(pattern: string) => string> {
  const [messageId, synonyms, token, contentToken, requestToken, ofFile] = await site.withDb(async (db) => [
    (await numberedRequest(db, 'desc')).id,
    (await db.selectFrom('search_synonyms').select('id').executeTakeFirstOrThrow()).id,
    valueOf(await createSharing({ db, clock: systemClock }).share('product', '805', someone)).token,
    valueOf(await createSharing({ db, clock: systemClock }).share('question', 'joints', someone)).token,
    await tokenOfRequest(db),
    await db.selectFrom('private_files').select(['id', 'message_id']).executeTakeFirstOrThrow(),
  ])
  const values: Record<string, string> = {
    categoryId: 'pu-foam',
    productId: '805',
    slug: 'joints',
    page: 'home',
    list: 'products',
    quoteId: 'joints',
    documentId: 'joints',
    customerId: 'joints',
    importId: 'checked',
    token,
    file: FILE,
  }
  const partOf = (pattern: string, name: string) => {
    if (name === 'messageId') return pattern.endsWith('/:fileId') ? ofFile.message_id! : messageId
    if (name === 'fileId') return ofFile.id
    if (name === 'token' && pattern.includes('/quote/')) return requestToken
    if (name === 'token' && pattern.endsWith('/page')) return contentToken
    const ids = {
      categories: 'pu-foam',
      items: '805',
      brands: 'masar',
      seo: 'about',
      search: synonyms,
      attributes: 'colour',
    }
    const list = pattern.split('/')[2] as keyof typeof ids
    const value = name === 'id' ? (ids[list] ?? 'joints') : values[name]
    if (value === undefined) throw new Error(`Nothing is known to ask ${pattern} for`)
    return value
  }
  return (pattern) => EXACT[pattern] ?? pattern.replaceAll(/:(\w+)/g, (_, name: string) => partOf(pattern, name))
}
