import { stringify } from 'csv-stringify/sync'
import { can, type Role } from '#domain/accounts/permissions.ts'
import type { DeskCustomer } from '#domain/customers/customer.ts'
import {
  type QuoteMonth,
  type QuoteProduct,
  type RequestFigures,
  toQuoteMonths,
  toQuoteProducts,
} from '#domain/reports/quote-figures.ts'
import {
  GROUP_PARTS,
  PERSONAL_PARTS,
  toQuoteGroups,
  type GroupedRequest,
  type GroupPart,
  type QuoteGroup,
  type ReportPart,
  type UnknownText,
} from '#domain/reports/quote-groups.ts'
import { foldedWords } from '#domain/text/fold.ts'
import { listStaff } from '#server/data/accounts/staff-store.ts'
import { listDeskCustomers } from '#server/data/customers/customers-store.ts'
import { monthAfter, monthsOf, type QuoteReportQuery } from '#domain/reports/quote-report-query.ts'
import type { Localized } from '#domain/text/locale.ts'
import { startOfDay } from '#domain/text/riyadh-time.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { productNames } from '#server/data/reports/daily-counts-store.ts'
import {
  listRemovedProducts,
  listRemovedRequests,
  listReportedRequests,
  listUnknownTexts,
  type ReportedRequest,
} from '#server/data/reports/quote-report-store.ts'
import { figuresOfRequests } from './quote-figures.ts'

/** Programs for tables take a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff'
const COLUMNS = [
  'month',
  'requests',
  'quotes',
  'quoted_value',
  'won',
  'lost',
  'won_value',
  'won_rate',
  'answer_hours_median',
  'in_time_rate',
]

/** A part of the report for a spreadsheet, named as the call names it. */
function quoteReportFile(report: QuoteReport, part: ReportPart | null): string {
  const figures = (one: Omit<QuoteMonth, 'month'>) => [
    one.requests,
    one.quotes,
    one.quotedValue,
    one.won,
    one.lost,
    one.wonValue,
    one.wonRate,
    one.answerHoursMedian,
    one.inTimeRate,
  ]
  const rows = () => {
    if (part === null) return [COLUMNS, ...report.months.map((one) => [one.month, ...figures(one)])]
    if (part === 'unknown_texts')
      return [['text', 'requests'], ...(report.unknownTexts ?? []).map(({ text, requests }) => [text, requests])]
    const groups = (report.groups[part] ?? []).map((one) => [one.key, one.name?.ar, one.name?.en, ...figures(one)])
    return [['key', 'name_ar', 'name_en', ...COLUMNS.slice(1)], ...groups]
  }
  return BYTE_ORDER_MARK + stringify(rows(), { escape_formulas: true, record_delimiter: 'windows' })
}

/** The name is null where there is no such product any more. */
type NamedQuoteProduct = QuoteProduct & { name: Localized | null }
type QuoteReport = {
  months: QuoteMonth[]
  products: NamedQuoteProduct[]
  /** Of requests that are kept; what names people only for those who may read requests. */
  groups: Partial<Record<GroupPart, QuoteGroup[]>>
  unknownTexts: UnknownText[] | null
}

/** How requests for quotations fare, by the month in which they came, without persons. */
type QuoteReportService = {
  report(query: QuoteReportQuery, role: Role): Promise<QuoteReport>
  /** Its months, or another part, as a file for a spreadsheet. */
  file(query: QuoteReportQuery, role: Role, part: ReportPart | null): Promise<string>
}

export function createQuoteReport({ db, clock }: { db: Db; clock: Clock }): QuoteReportService {
  async function report(query: QuoteReportQuery, role: Role): Promise<QuoteReport> {
    const since = instantOf(query.from)
    const before = instantOf(monthAfter(query.to, 1))
    const requests = await listReportedRequests(db, { since, before })
    const [present, removed, removedProducts] = await Promise.all([
      figuresOfRequests(db, requests, toInstant(clock())),
      listRemovedRequests(db, query),
      listRemovedProducts(db, query),
    ])
    const products = toQuoteProducts([...present.products, ...removedProducts])
    const names = await productNames(
      db,
      products.map(({ productId }) => productId),
    )
    return {
      months: toQuoteMonths(monthsOf(query), [...present.requests, ...removed]),
      products: products.map((one) => ({ ...one, name: names.get(one.productId) ?? null })),
      ...(await groupsOf(db, requests, present.requests, role)),
    }
  }

  return { report, file: async (query, role, part) => quoteReportFile(await report(query, role), part) }
}

function instantOf(month: string): string {
  return startOfDay(`${month}-01`)
}

/** The same requests by who took care of them, where they came from and so on. */
async function groupsOf(db: Db, requests: ReportedRequest[], figures: RequestFigures[], role: Role) {
  const mayRead = (part: ReportPart) => can(role, 'requests') || !PERSONAL_PARTS.includes(part)
  const customerIds = [...new Set(requests.flatMap(({ customerId }) => customerId ?? []))]
  const [staff, customers, texts] = await Promise.all([
    listStaff(db),
    listDeskCustomers(db, { ids: customerIds }),
    mayRead('unknown_texts')
      ? listUnknownTexts(
          db,
          requests.map(({ id }) => id),
        )
      : null,
  ])
  const salesmen = new Map(staff.map(({ id, username }) => [id, username]))
  const named = new Map(customers.map((customer) => [customer.id, customerName(customer)]))
  const grouped = requests.map((request, place): GroupedRequest => {
    const { assigneeId, source, customerId, lostReason, isOpen } = request
    const name = customerId === null ? undefined : named.get(customerId)
    return {
      ...figures[place]!,
      salesman: (assigneeId !== null && salesmen.get(assigneeId)) || null,
      source,
      customer: customerId !== null && name ? { id: customerId, name } : null,
      lostReason,
      isOpen,
    }
  })
  const parts = GROUP_PARTS.filter(mayRead).map((part) => [part, toQuoteGroups(part, grouped)] as const)
  return { groups: Object.fromEntries(parts) as QuoteReport['groups'], unknownTexts: texts && countTexts(texts) }
}

function customerName({ company, name }: Pick<DeskCustomer, 'company' | 'name'>): Localized {
  const called = company.ar || company.en ? company : name
  return { ar: called.ar || called.en, en: called.en || called.ar }
}

const MOST_TEXTS = 100

/** Wordings that differ in nothing that is read are one; in how many requests each stands, the most first. */
function countTexts(texts: { messageId: string; text: string }[]): UnknownText[] {
  const groups = Map.groupBy(texts, ({ text }) => foldedWords(text).join(' '))
  return [...groups.values()]
    .map((group) => ({ text: group[0]!.text, requests: new Set(group.map(({ messageId }) => messageId)).size }))
    .toSorted((one, other) => other.requests - one.requests || (one.text < other.text ? -1 : 1))
    .slice(0, MOST_TEXTS)
}
