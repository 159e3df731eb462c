import { readPage } from '#domain/catalogue/collection-query.ts'
import { RECORD_KIND_NAMES } from '#domain/kinds.ts'
import { isDay } from '#domain/text/day.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { can, type Role } from './permissions.ts'

const CONTENT_KINDS = RECORD_KIND_NAMES.filter((name) => name !== 'price' && name !== 'customer' && name !== 'webhook')

/** What acts are about: the word before the stop in their names, by the right to read of them. */
const KINDS = {
  'log.content': [...CONTENT_KINDS, 'record', 'missed-search'],
  'log.requests': ['message', 'quote', 'inbox', 'price', 'alias', 'customer'],
  'log.accounts': ['staff', 'token', 'account', 'backup', 'mail', 'webhook'],
} as const

export type LogKind = (typeof KINDS)[keyof typeof KINDS][number]

const LOG_FILTERS = ['q', 'who', 'kind', 'act', 'from', 'to'] as const
export type LogFilter = (typeof LOG_FILTERS)[number]

export type LogQuery = Record<LogFilter, string> & {
  page: number
  /** The one act whose lines are shown. */
  of: string
  /** What was asked for and is nothing that can be looked for. */
  ignored: LogFilter[]
}

/** What may be chosen: kinds, names of acts, and who. */
type LogChoices = { kinds: readonly string[]; acts: readonly string[]; people: readonly string[] }

export const LOG_PAGE_SIZE = 50

/** The kinds of acts that a role may read of. */
export function logKindsOf(role: Role): LogKind[] {
  return (Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((right) => (can(role, right) ? KINDS[right] : []))
}

export function readLogQuery(parameters: URLSearchParams, choices: LogChoices): LogQuery {
  const ignored: LogFilter[] = []
  const read = (name: LogFilter, isKnown: (text: string) => boolean) => {
    const text = cleanLine(parameters.get(name) ?? '')
    if (text === '' || isKnown(text)) return text
    ignored.push(name)
    return ''
  }
  return {
    q: read('q', (text) => text.length <= 200),
    who: read('who', (text) => choices.people.includes(text)),
    kind: read('kind', (text) => choices.kinds.includes(text)),
    act: read('act', (text) => choices.acts.some((act) => act === text || act.endsWith(`.${text}`))),
    from: read('from', isDay),
    to: read('to', isDay),
    page: readPage(parameters),
    of: /^[\w-]{1,64}$/.test(parameters.get('of') ?? '') ? parameters.get('of')! : '',
    ignored,
  }
}

/** The query of the log's address; the first page and what is not chosen are left out. */
export function logSearch(query: Partial<LogQuery>): string {
  const page = query.page === undefined || query.page === 1 ? '' : String(query.page)
  const values = [...LOG_FILTERS, 'of' as const].map((name) => [name, query[name] ?? ''])
  const search = new URLSearchParams([...values, ['page', page]].filter(([, value]) => value !== '')).toString()
  return search === '' ? '' : `?${search}`
}
