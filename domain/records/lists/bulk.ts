import type { Act } from '#domain/accounts/permissions.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import type { PriceStep } from '#domain/prices/price-step.ts'
import type { ComparedField } from '#domain/records/compare/compare-content.ts'
import type { ExportedList } from '#domain/sheets/exported-lists.ts'
import type { Localized } from '#domain/text/locale.ts'
import { isRecordKind, recordKind, type DraftKind, type RecordKindName } from '#domain/kinds.ts'

/** The kinds of which many are acted on at once. */
export type BulkKind = DraftKind | 'customer'

const BULK_ACTS = [
  'publish',
  'unpublish',
  'schedule',
  'category',
  'brand',
  'set',
  'add_products',
  'remove_products',
  'price',
  'pin',
  'unpin',
  'bin',
] as const
export type BulkAct = (typeof BULK_ACTS)[number]

/** The same with what is planned; what is undefined stays as it was planned. */
export type ManyAct =
  | { to: 'publish' }
  | { to: 'unpublish' }
  | { to: 'bin' }
  | { to: 'schedule'; publishAt?: string | null; unpublishAt?: string | null }
  /** What a form would send of each record, or of the texts for search engines beside it. */
  | { to: 'category' | 'brand' | 'set' | 'add_products' | 'remove_products'; fields: FormFields; isSeo?: true }
  | ({ to: 'price' } & PriceStep)
  /** First in the latest products, or no more. */
  | { to: 'pin' }
  | { to: 'unpin' }

const OF_DOCUMENTS = ['set', 'add_products', 'remove_products'] as const
const PUBLISHING = ['publish', 'unpublish', 'schedule'] as const

export function actsOfKind(kind: RecordKindName): readonly BulkAct[] {
  if (kind === 'product') return BULK_ACTS.filter((act) => act === 'set' || !OF_DOCUMENTS.some((one) => one === act))
  if (kind === 'document') return [...PUBLISHING, ...OF_DOCUMENTS, 'bin']
  if (kind === 'post') return [...PUBLISHING, 'category', 'bin']
  if (kind === 'customer') return ['set', 'bin']
  if (kind === 'rule') return [...PUBLISHING, 'set', 'bin']
  return recordKind(kind).hasDrafts ? [...PUBLISHING, 'bin'] : ['bin']
}

/** Lists whose selected records can be had as a file; that is no act, for nothing changes. */
export const EXPORT = 'export' as const
/** Leads to labels of the selected products' packs. */
export const LABELS = 'labels' as const
export function exportOfKind(kind: RecordKindName): ExportedList | null {
  return EXPORTS[kind] ?? null
}

const EXPORTS: Partial<Record<RecordKindName, ExportedList>> = {
  product: 'products',
  brand: 'brands',
  post: 'blogs',
  category: 'categories',
  customer: 'customers',
  equivalent: 'equivalents',
}

export function rightForBulk(kind: RecordKindName, act: BulkAct): Act {
  return act === 'price' ? 'prices' : recordKind(kind).writes
}

/** Whether an act asks for something before it can be evaluated. */
export function asksFirst(act: BulkAct): boolean {
  return ['category', 'brand', 'price', ...OF_DOCUMENTS].includes(act)
}

export const MOST_SELECTED = 5000

export const SELECTED_FIELD = 'id[]'

/** What came of an act on many: how many records it changed, and how many it left out. */
export type ManyDone = { kind: RecordKindName; count: number; out: number }

/** As the address of a notice says it. */
export function manyDoneText({ kind, count, out }: ManyDone): string {
  return [kind, count, out].join('-')
}

export function readManyDone(text: string | null): ManyDone | null {
  const [, kind = '', count = '', out = ''] = /^([a-z]+)-(\d{1,4})-(\d{1,4})$/.exec(text ?? '') ?? []
  return isRecordKind(kind) ? { kind, count: Number(count), out: Number(out) } : null
}

/** A record that an act on many leaves as it is. */
export type LeftOut = { id: string; name: Localized; reason: Localized }

/** The same reason, once, with how many records it is of. */
export type LeftOutFor = { reason: Localized; names: Localized[]; count: number }

export function byReason(left: readonly LeftOut[], mostNames: number): LeftOutFor[] {
  const groups = Map.groupBy(left, ({ reason }) => reason.en)
  return Array.from(groups.values(), (group) => ({
    reason: group[0]!.reason,
    names: group.slice(0, mostNames).map(({ name }) => name),
    count: group.length,
  }))
}

/** One record, or one pack, as it is and as it would be. */
export type ChangeToCome = { kind: RecordKindName; name: Localized; fields: ComparedField[] }

/** The first of what would become another; `names` are what fields refer to. */
export type ChangesToCome = { changes: ChangeToCome[]; names: Record<string, Localized> }

export const MOST_CHANGES = 20
