import { isRecordKind, type RecordKindName } from '#domain/kinds.ts'

export const VERSION_PAGE_SIZE = 50

/** Which record is looked at, and which two of its versions; what makes no sense is as if it were not there. */
export type VersionQuery = {
  kind: RecordKindName
  id: string
  page: number
  /** The older of the two; null stands for the one before `b`. */
  a: number | null
  b: number | null
  all: boolean
  /** The version that is to be brought back, when that is asked about. */
  restore: number | null
}

/** Null where no record is named. */
export function readVersionQuery(query: URLSearchParams): VersionQuery | null {
  const [kind, id] = [query.get('kind'), query.get('id') ?? '']
  if (!isRecordKind(kind) || id === '') return null
  const numbers = [numberOf(query, 'a'), numberOf(query, 'b')].filter((number) => number !== null)
  const [first = null, second = null] = numbers.toSorted((one, other) => one - other)
  return {
    kind,
    id,
    page: numberOf(query, 'page') || 1,
    a: second === null ? null : first,
    b: second ?? first,
    all: query.get('all') === '1',
    restore: numberOf(query, 'restore'),
  }
}

function numberOf(query: URLSearchParams, name: string): number | null {
  const text = query.get(name) ?? ''
  return /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : null
}
