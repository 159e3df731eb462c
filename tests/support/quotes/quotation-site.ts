import { beforeEach } from 'vitest'
import { typedQuotationNumber } from '#domain/quotes/quotation.ts'
import type { QuoteLine } from '#domain/quotes/quote-line.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { Db } from '#server/data/engine/database.ts'
import { createPrivateFiles } from '#server/files/private/private-files.ts'
import { createMessages } from '#server/services/messages/messages.ts'
import { createRequests } from '#server/services/messages/requests.ts'
import { createPriceList } from '#server/services/prices/price-list.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createListRequests } from '#server/services/quotes/list-requests.ts'
import { createQuotations } from '#server/services/quotes/quotations.ts'
import { createSearchTable } from '#server/services/search/search.ts'
import { createQuoteLists } from '#server/services/quotes/quote-lists.ts'
import { createRequestLinks } from '#server/services/quotes/request-links.ts'
import { createSettings } from '#server/services/site/settings.ts'
import { createSourceKeys } from '#server/services/site/source-keys.ts'
import { aProduct, aVariant, valueOf } from '#tests/support/records.ts'
import { giveAccount, omar, sara } from '#tests/support/staff.ts'

const BLANK: QuoteLine = { stockCode: '', productId: '', qty: 1, unit: 'piece', note: '', text: '' }
const DAY = 86_400_000

export type QuotationSite = ReturnType<typeof aQuotationSite>

/**
 * What a quotation needs of a site, at noon of the 1st of May 2026 in Riyadh. Its printer writes the document as a text.
 * Files lie in memory.
 */
export function aQuotationSite(db: Db) {
  let now = Date.parse('2026-05-01T09:00:00Z')
  let isBroken = false
  let asked = 0
  const clock = () => new Date(now)
  const on = { db, clock }
  const siteUrl = 'https://site.example'
  const mailHost = 'site.example'
  const settings = createSettings({ ...on, salesEmail: 'sales@site.example' })
  const priceList = createPriceList(on)
  const storage = {
    put: async (key: string, bytes: Buffer) => void STORED.set(key, Buffer.from(bytes)),
    read: async (key: string) => STORED.get(key) ?? null,
    remove: async (key: string) => void STORED.delete(key),
  }
  const privateFiles = createPrivateFiles({ db, storage, clock })
  const quoteLists = createQuoteLists({ db, searchTable: createSearchTable(db) })
  const requests = createRequests({
    ...on,
    dailyCounts: { note: () => {} },
    messages: createMessages({ ...on, mailHost }),
    products: createProducts(on),
    settings,
    sourceKeys: createSourceKeys(db),
    requestFiles: { take: async () => ({ stored: [], refused: [] }) },
    siteUrl,
  })
  const listRequests = createListRequests({ clock, requests, quoteLists })
  const quotations = createQuotations({
    ...on,
    settings,
    priceList,
    links: createRequestLinks(db),
    mailHost,
    siteUrl,
    privateFiles,
    storage,
    print: async (document) => {
      if (isBroken) throw new Error('The print process has ended.')
      return Buffer.from(`%PDF-1.7 ${JSON.stringify(document)}`)
    },
  })
  return {
    ...on,
    siteUrl,
    quotations,
    settings,
    priceList,
    privateFiles,
    storage,
    /** A request for these lines; each time another one. */
    async ask(lines: object[], contact: Record<string, unknown> = {}) {
      asked += 1
      const sent = await listRequests.submit({
        fields: { name: 'Huda', email: 'huda@client.example', ...contact, details: `Request ${asked}` },
        lines: lines.map((line) => ({ ...BLANK, ...line })),
        sending: { formKey: `asked ${asked}`, isSuspicious: false, hasConsented: true },
        locale: 'en',
        page: '/en/quote',
        source: { visitor: `10.1.${asked}.1`, network: `10.1.${asked}.0/24` },
      })
      if (!('submission' in sent) || !sent.submission.ok) throw new Error(JSON.stringify(sent))
      const { number, path } = sent.submission.request!
      const row = await db.selectFrom('messages').select('id').where('number', '=', number).executeTakeFirstOrThrow()
      return { id: row.id, number, token: path.split('/').at(-1)! }
    },
    async price(stockCode: string, typed: string, by: StaffCaller) {
      valueOf(await priceList.save([{ stockCode, typed, version: null }], by))
    },
    breakPrinter: () => void (isBroken = true),
    mendPrinter: () => void (isBroken = false),
    pass: (days: number) => void (now += days * DAY),
    at: (instant: string) => void (now = Date.parse(instant)),
    number: typedQuotationNumber,
  }
}

type Seen = { id: string; version: number }
type Letter = Parameters<QuotationSite['quotations']['send']>[1]

export const byMail = { by: 'mail', subject: '', body: '' } as const
export const byLink = { by: 'link', subject: '', body: '' } as const

/** A site for each test with the packs RW1, which has a price, and RW2; `omar` quotes unless it is said who, `sara` may not. */
export function quotationDesk(db: () => Db) {
  let site: QuotationSite
  beforeEach(async () => {
    site = aQuotationSite(db())
    for (const somebody of [omar, sara]) await giveAccount(db(), somebody)
    const variants = [aVariant({ stockCode: 'RW1' }), aVariant({ stockCode: 'RW2', boxQuantity: null })]
    valueOf(await createProducts(site).create(aProduct({ slug: '805', variants })))
    await site.price('RW1', '18.75', omar)
  })
  const ask = async (lines: object[] = [{ stockCode: 'RW1', qty: 24 }], given = {}) => (await site.ask(lines, given)).id
  const begin = async (requestId: string) => valueOf(await site.quotations.makeFor(requestId, omar))
  const send = (seen: Seen, letter: Letter = byMail, by = omar) => site.quotations.send(seen, letter, by)
  const sentOf = async (requestId?: string) => valueOf(await send(await begin(requestId ?? (await ask()))))
  return {
    site: () => site,
    ask,
    begin,
    opened: async (id: string) => (await site.quotations.open({ id }))!,
    saved: async (seen: Seen, fields: Record<string, unknown>, by = omar) =>
      valueOf(await site.quotations.save(seen, fields, by)),
    send,
    sentOf,
    /** A request whose quotation was sent. */
    async sentOne() {
      const requestId = await ask()
      return { requestId, ...(await sentOf(requestId)) }
    },
    accept(requestId: string, revision: number, key = 'k') {
      const fields = { revision: String(revision), key, acceptedBy: 'Huda', poNumber: 'PO-7' }
      return site.quotations.answer(requestId, { kind: 'accept', fields })
    },
  }
}

const STORED = new Map<string, Buffer<ArrayBuffer>>()
