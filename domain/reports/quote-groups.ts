import type { Localized } from '#domain/text/locale.ts'
import { toQuoteMonth, type QuoteMonth, type RequestFigures } from './quote-figures.ts'

/** By what the report puts requests together. Those behind `PERSONAL_PARTS` name people, or what they wrote. */
export const GROUP_PARTS = ['salesmen', 'sources', 'customers', 'lost_reasons', 'pipeline'] as const
export type GroupPart = (typeof GROUP_PARTS)[number]
export const REPORT_PARTS = [...GROUP_PARTS, 'unknown_texts'] as const
export type ReportPart = (typeof REPORT_PARTS)[number]
export const PERSONAL_PARTS: readonly ReportPart[] = ['salesmen', 'customers', 'unknown_texts']

/** What one request that is kept adds to the groups of the report. */
export type GroupedRequest = RequestFigures & {
  salesman: string | null
  source: string
  customer: { id: string; name: Localized } | null
  lostReason: string
  /** Its quotation was sent and can still be accepted. */
  isOpen: boolean
}

/** One group with its figures; the name is null where the key says it. */
export type QuoteGroup = Omit<QuoteMonth, 'month'> & { key: string; name: Localized | null }

export type UnknownText = { text: string; requests: number }

/** So many are shown. */
const MOST_ROWS = 100

const KEYS: Record<GroupPart, (request: GroupedRequest) => { key: string; name?: Localized } | null> = {
  salesmen: ({ salesman }) => ({ key: salesman ?? '' }),
  sources: ({ source }) => ({ key: source }),
  customers: ({ customer }) => customer && { key: customer.id, name: customer.name },
  lost_reasons: ({ outcome, lostReason }) => (outcome === 'lost' ? { key: lostReason || 'other' } : null),
  pipeline: ({ isOpen, outcome, month }) => (isOpen && outcome === null ? { key: month } : null),
}

/** The highest value first; months in their order. */
export function toQuoteGroups(part: GroupPart, requests: readonly GroupedRequest[]): QuoteGroup[] {
  const named = requests.flatMap((request) => {
    const group = KEYS[part](request)
    return group === null ? [] : [{ request, ...group }]
  })
  const groups = [...Map.groupBy(named, ({ key }) => key)].map(([key, all]) => {
    const { month: _key, ...figures } = toQuoteMonth(
      key,
      all.map(({ request }) => request),
    )
    return { key, name: all[0]?.name ?? null, ...figures }
  })
  const sorted = groups.toSorted((one, other) =>
    part === 'pipeline'
      ? one.key < other.key
        ? -1
        : 1
      : valueOf(other) - valueOf(one) || other.requests - one.requests,
  )
  return sorted.slice(0, MOST_ROWS)
}

function valueOf({ quotedValue }: QuoteGroup): number {
  return Number(quotedValue)
}
