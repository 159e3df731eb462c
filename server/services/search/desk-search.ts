import { quotationStates } from '#content/admin/quotes/quotations.ts'
import { messageStates } from '#content/admin/message-states.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { can, type Act } from '#domain/accounts/permissions.ts'
import { customerPath, messagePath, quotationPath, staffPath } from '#domain/accounts/staff-paths.ts'
import { readItemListQuery } from '#domain/catalogue/item-list.ts'
import { readMessageSearch } from '#domain/messages/message-search.ts'
import { senderName } from '#domain/messages/message.ts'
import { foldCode } from '#domain/quotes/folded-code.ts'
import { readQuotationSearch } from '#domain/quotes/quotation-list.ts'
import { readsOf, recordKind, RECORD_KIND_NAMES, type RecordKindName } from '#domain/kinds.ts'
import { LONGEST_DESK_SEARCH, MOST_OF_KIND, type DeskFound } from '#domain/search/search-found.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import { entityNames } from '#server/data/catalogue/entities-store.ts'
import { listDeskCustomers } from '#server/data/customers/customers-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { listMessages } from '#server/data/messages/inbox-store.ts'
import { findCalled } from '#server/data/quotes/listed-products-store.ts'
import { listQuotations } from '#server/data/quotes/quotation-list-store.ts'
import { findNamedRecords } from '#server/data/records/records-store.ts'
import type { ItemListService } from '#server/services/catalogue/item-list.ts'

type DeskSearchService = {
  /** Requests, quotations, customers and records that answer what was typed, of those that `by` may read. */
  find(typed: string, by: StaffCaller): Promise<DeskFound[]>
}

type Deps = { db: Db; clock: Clock; itemList: Pick<ItemListService, 'page'> }

/** Found by others here, or by none: a price is found by its product. */
const ELSEWHERE: readonly RecordKindName[] = ['file', 'product', 'customer', 'price', 'order', 'settings']

export function createDeskSearch(deps: Deps): DeskSearchService {
  return {
    async find(typed, by) {
      const text = typed.trim().slice(0, LONGEST_DESK_SEARCH)
      if (text === '') return []
      const where: [Act, (text: string) => Promise<DeskFound[]>][] = [
        ['requests', (asked) => findRequests(deps, asked)],
        ['quotes', (asked) => findQuotations(deps, asked)],
        ['customers', (asked) => findCustomers(deps, asked)],
        ['records.read', (asked) => findProducts(deps, asked)],
      ]
      const asked = where.filter(([act]) => can(by.role, act)).map(([, look]) => look(text))
      return (await Promise.all([...asked, findRecords(deps, text, by)])).flat()
    },
  }
}

function same(text: string): Localized {
  return { ar: text, en: text }
}

/** What is there of some words, and a state in both languages. */
function detailOf(parts: string[], state: Localized): Localized {
  const joined = (last: string) => [...parts, last].filter(Boolean).join(' · ')
  return { ar: joined(state.ar), en: joined(state.en) }
}

async function findRequests({ db }: Deps, text: string): Promise<DeskFound[]> {
  const search = readMessageSearch(text)
  const found = search ? await listMessages(db, { search, limit: MOST_OF_KIND, offset: 0 }) : []
  return found.map(({ id, number, content, state }) => {
    const company = content.kind === 'quote' ? content.companyName : ''
    const name = senderName(content)
    const detail = detailOf([number === null ? '' : name, company], messageStates[state])
    return { kind: 'request', id, title: same(number ?? name), detail, path: messagePath(id) }
  })
}

async function findQuotations({ db, clock }: Deps, text: string): Promise<DeskFound[]> {
  const search = readQuotationSearch(text)
  const asked = { today: dayOfInstant(clock()), limit: MOST_OF_KIND, offset: 0 }
  const found = search ? await listQuotations(db, { ...asked, search }) : []
  return found.map(({ id, number, requestNumber, state, form }) => ({
    kind: 'quote',
    id,
    title: same(number ?? requestNumber ?? form.customerName),
    detail: detailOf([form.customerName, form.customerCompany], quotationStates[state]),
    path: quotationPath(id),
  }))
}

async function findCustomers({ db }: Deps, text: string): Promise<DeskFound[]> {
  const found = await listDeskCustomers(db, { search: text, limit: MOST_OF_KIND })
  return found.map(({ id, name, company, phones }) => {
    const [own, firm] = [bothOf(name), bothOf(company)]
    const title = own.ar === '' ? firm : own
    const detail = { ar: title === own ? firm.ar : '', en: title === own ? firm.en : '' }
    const phone = phones[0] ?? ''
    return {
      kind: 'customer',
      id,
      title,
      detail: { ar: detail.ar || phone, en: detail.en || phone },
      path: customerPath(id),
    }
  })
}

/** One language stands for the other where that is missing. */
function bothOf({ ar, en }: Localized): Localized {
  return { ar: ar || en, en: en || ar }
}

/** Products of a code before those of a name. */
async function findProducts({ db, itemList }: Deps, text: string): Promise<DeskFound[]> {
  const called = await findCalled(db, [foldCode(text)])
  const names = await entityNames(db, 'products', [...new Set(called.map(({ productId }) => productId))])
  const { items } = await itemList.page(readItemListQuery(new URLSearchParams({ q: text })), 'ar')
  const code = (id: string) => called.find(({ productId }) => productId === id)?.stockCode ?? ''
  const all = new Map([
    ...[...names].map(([id, name]) => [id, { name, detail: code(id) }] as const),
    ...items
      .filter(({ id }) => !names.has(id))
      .map((one) => [one.id, { name: one.name, detail: one.code ?? '' }] as const),
  ])
  return [...all]
    .slice(0, MOST_OF_KIND)
    .map(([id, { name, detail }]) => ({
      kind: 'product',
      id,
      title: bothOf(name),
      detail: same(detail),
      path: staffPath('items', 'edit', id),
    }))
}

async function findRecords({ db }: Deps, text: string, by: StaffCaller): Promise<DeskFound[]> {
  const kinds = RECORD_KIND_NAMES.filter((kind) => !ELSEWHERE.includes(kind) && can(by.role, readsOf(kind)))
  const found = await findNamedRecords(db, { kinds, search: text, limit: MOST_OF_KIND })
  return found.map(({ kind, id, name }) => ({
    kind,
    id,
    title: bothOf(name),
    detail: recordKind(kind).name,
    path: recordKind(kind).form(id),
  }))
}
