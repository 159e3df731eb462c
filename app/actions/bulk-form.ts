import { typedProducts } from '#domain/documents/document-fields.ts'
import { data, redirect, redirectDocument } from 'react-router'
import { labelWords } from '#content/admin/catalogue/labels.ts'
import { bulkQuestions as words, requestProblems } from '#content/admin/bulk.ts'
import { nextPath } from '#domain/accounts/next-path.ts'
import { can, Forbidden, type Act } from '#domain/accounts/permissions.ts'
import { actPath, EXPORT_PATH, LABELS_PATH, STAFF_PATH } from '#domain/accounts/staff-paths.ts'
import { brandFinder } from '#domain/catalogue/brand-names.ts'
import { typedOf, type FormFields } from '#domain/fields/form-values.ts'
import {
  type ChangesToCome,
  actsOfKind,
  asksFirst,
  byReason,
  EXPORT,
  LABELS,
  exportOfKind,
  SELECTED_FIELD,
  MOST_SELECTED,
  rightForBulk,
  type LeftOutFor,
  type ManyAct,
  type BulkAct,
  type BulkKind,
} from '#domain/records/lists/bulk.ts'
import { PRODUCTS_FIELD, readBulkRequest, type BulkRequest } from '#domain/records/lists/bulk-request.ts'
import type { RecordKindName } from '#domain/kinds.ts'
import { LONGEST_EXPORT } from '#domain/sheets/exported-lists.ts'
import type { Localized } from '#domain/text/locale.ts'
import { fieldsContext, reportErrorContext, servicesContext, staffContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import type { Route } from '../routes/admin/+types/layout.ts'
import { choicesOf, type Choices } from './bulk-choices.ts'
import { redirectWithNotice, localeOfStaff, refuseForbidden } from './staff-form.ts'

type FormArgs = Pick<Route.ActionArgs, 'request' | 'context'>

type BulkList = {
  kind: BulkKind
  /** Its address with everything that was asked of it. */
  path: string
  /** The ids of all that match, whatever the page; `most` are enough. */
  all(most: number): Promise<string[]>
}

/** What would be done with many, before it is. */
export type BulkQuestion = {
  kind: 'asked'
  act: BulkAct
  of: RecordKindName
  /** How many would change; of an act that lacks something yet, how many are selected. What some of them are called. */
  count: number
  names: Localized[]
  left: LeftOutFor[]
  leftCount: number
  /** What the confirmation sends again: all that match, or these, and how many there were. */
  scope: 'all' | null
  matching: number
  ids: string[]
  /** Whether all is said that it takes. */
  isReady: boolean
  typed: Record<string, string>
  choices: Choices
  changes: ChangesToCome
  /** What visitors see then, where a part of the site goes with them. */
  warning: string | null
  /** Why it is asked again. */
  problem: string | null
  problems: Record<string, string>
}

/** What came of the form of a list, where it does not lead on to the list. */
export type BulkAnswer = BulkQuestion | { kind: 'refused'; problem: string }

type Sent = BulkRequest & {
  to: BulkAct
  ids: string[]
  scope: 'all' | null
  isConfirmed: boolean
  /** How many there were when it was asked; null where nobody says. */
  matching: number | null
  /** Where it leads when it is done. */
  next: string
}

const MOST_NAMES = 12
const MOST_LEFT_NAMES = 8
const NO_CHANGES: ChangesToCome = { changes: [], names: {} }

/** Does something with the selected records of a list as one act; what it would do is asked first. */
export async function receiveBulkForm(args: FormArgs, list: BulkList) {
  const name = typedOf(args.context.get(fieldsContext), 'intent')
  const to = actsOfKind(list.kind).find((one) => one === name)
  const isExport = name === EXPORT && exportOfKind(list.kind) !== null
  const isLabels = name === LABELS && list.kind === 'product'
  if (!to && !isExport && !isLabels) throw notFound()
  try {
    if (isLabels) return await labelled(args, list)
    if (!to) return await exported(args, list)
    requireRight(args, rightForBulk(list.kind, to))
    const sent = await readSent(args, list, to)
    const wrong = countProblem(sent.ids)
    if (wrong) return refused(args, wrong, 422)
    const { act, problems, ids, matching } = sent
    if (matching !== null && matching !== ids.length && sent.isConfirmed) {
      const { ar, en } = words.hasChanged
      return await ask(args, list, sent, { status: 409, problem: { ar: ar(ids.length), en: en(ids.length) } })
    }
    if (sent.scope === 'all' && sent.isConfirmed && matching === null) {
      return await ask(args, list, sent, { status: 422, problem: words.uncounted })
    }
    if (act && sent.isConfirmed) return await actOn(args, list, sent, act)
    const isWrong = Object.keys(problems).length > 0 && (sent.isConfirmed || to !== 'schedule')
    return await ask(args, list, sent, { status: isWrong ? 422 : 200, isWrong })
  } catch (error) {
    refuseForbidden(error)
    args.context.get(reportErrorContext)(error)
    return refused(args, words.failed, 503)
  }
}

/** An act that still lacks something is not evaluated yet, so nothing else asks for the right to it. */
function requireRight({ context }: FormArgs, act: Act): void {
  if (!can(context.get(staffContext).role, act)) throw new Forbidden(act)
}

function countProblem({ length }: readonly string[]): Localized | null {
  if (length === 0) return words.noneSelected
  const { ar, en } = words.tooMany
  return length > MOST_SELECTED ? { ar: ar(MOST_SELECTED), en: en(MOST_SELECTED) } : null
}

async function readSelection({ context }: FormArgs, list: BulkList) {
  const fields = context.get(fieldsContext)
  const scope = typedOf(fields, 'scope') === 'all' ? ('all' as const) : null
  const selected = [fields[SELECTED_FIELD] ?? []].flat().filter((id) => typeof id === 'string')
  return { scope, ids: scope === 'all' ? await list.all(MOST_SELECTED + 1) : [...new Set(selected)] }
}

async function readSent(args: FormArgs, list: BulkList, to: BulkAct): Promise<Sent> {
  const fields = args.context.get(fieldsContext)
  const bulk = readBulkRequest(list.kind, to, await withKnown(args, to, fields), new Date())
  const count = typedOf(fields, 'count')
  // Whoever changes what they were shown sees first what comes of that.
  const isSeen = fields['seen'] === undefined || fields['seen'] === JSON.stringify(bulk.typed)
  return {
    ...(await readSelection(args, list)),
    ...bulk,
    to,
    isConfirmed: typedOf(fields, 'confirmed') === '1' && fields['show'] === undefined && isSeen,
    matching: count === '' ? null : Number(count),
    next: nextPath(typedOf(fields, 'next'), STAFF_PATH, list.path),
  }
}

/** A name that is known in either language means the brand, and any of its codes a product. */
async function withKnown({ context }: FormArgs, to: BulkAct, fields: FormFields): Promise<FormFields> {
  const { [PRODUCTS_FIELD]: products } = fields
  if ((to === 'add_products' || to === 'remove_products') && products !== undefined) {
    const { quoteLists } = context.get(servicesContext)
    const typed = [products].flat().flatMap(typedProducts)
    const known = typed
      .slice(0, MOST_SELECTED)
      .map(async (code) => (await quoteLists.productCalled(code))?.product.id ?? code)
    return { ...fields, [PRODUCTS_FIELD]: await Promise.all(known) }
  }
  const written = { en: typedOf(fields, 'brand'), ar: typedOf(fields, 'brand_ar') }
  if (to !== 'brand' || (written.en === '') === (written.ar === '')) return fields
  const known = brandFinder(await context.get(servicesContext).brands.list())(written)
  return known ? { ...fields, brand: known.name.en, brand_ar: known.name.ar } : fields
}

async function exported(args: FormArgs, list: BulkList) {
  const { ids, scope } = await readSelection(args, list)
  const wrong = countProblem(ids)
  if (wrong) return refused(args, wrong, 422)
  // A file of all that match is asked for as their list is.
  const asked = new URL(list.path, 'https://list').searchParams
  const query = scope === 'all' ? asked : new URLSearchParams(ids.map((id) => [SELECTED_FIELD, id]))
  query.delete('page')
  query.set('format', 'xlsx')
  query.set('lang', localeOfStaff(args.request))
  const exportedList = exportOfKind(list.kind)
  const path = `/api/${exportedList}/export.php?${query}`
  // What has no room in an address is sent again as it came.
  return path.length > LONGEST_EXPORT
    ? redirectDocument(`${EXPORT_PATH}/${exportedList}`, 307)
    : redirectDocument(path, 303)
}

/** Leads to the labels of the selected products. */
async function labelled(args: FormArgs, list: BulkList) {
  const { ids } = await readSelection(args, list)
  const wrong = countProblem(ids)
  if (wrong) return refused(args, wrong, 422)
  const path = `${LABELS_PATH}?${new URLSearchParams(ids.map((id) => [SELECTED_FIELD, id]))}`
  return path.length > LONGEST_EXPORT ? refused(args, labelWords.fewer, 422) : redirect(path, 303)
}

type Why = { status?: number; problem?: Localized; isWrong?: boolean }

async function ask(args: FormArgs, list: BulkList, sent: Sent, why: Why = {}) {
  const { kind } = list
  const { status = 200, problem, isWrong = true } = why
  const { recordList, contentList, records } = args.context.get(servicesContext)
  const by = args.context.get(staffContext)
  const locale = localeOfStaff(args.request)
  const { to, ids } = sent
  const act = sent.act ?? (to === 'schedule' ? soon() : null)
  const { done, left } = act ? await records.evaluateMany(kind, ids, act, by) : { done: ids, left: [] }
  const shown = done.slice(0, MOST_NAMES)
  const isLeaving = to === 'bin' || to === 'unpublish'
  const [names, warning, changes, choices] = await Promise.all([
    recordList.names(kind, shown),
    isLeaving && kind !== 'customer' ? contentList.seenWithout(kind, done) : null,
    sent.act && asksFirst(to) ? records.changesOfMany(kind, done, sent.act, by) : NO_CHANGES,
    choicesOf(args, kind, sent),
  ])
  const question: BulkAnswer = {
    kind: 'asked',
    act: to,
    of: kind,
    count: done.length,
    names: shown.map((id) => names.get(id) ?? { ar: id, en: id }),
    left: byReason(left, MOST_LEFT_NAMES),
    leftCount: left.length,
    scope: sent.scope,
    matching: ids.length,
    ids: sent.scope === 'all' ? [] : ids,
    isReady: act !== null,
    typed: sent.typed,
    choices,
    changes,
    warning: warning?.[locale] ?? null,
    problem: problem?.[locale] ?? null,
    problems: isWrong
      ? Object.fromEntries(
          Object.entries(sent.problems).map(([name, kindOf]) => [name, requestProblems[kindOf][locale]]),
        )
      : {},
  }
  return data(question, { status })
}

const MINUTE_MS = 60_000

/** Before a time is chosen, any that is to come says which records can be planned. */
function soon(): ManyAct {
  return { to: 'schedule', publishAt: new Date(Date.now() + MINUTE_MS).toISOString() }
}

async function actOn(args: FormArgs, list: BulkList, sent: Sent, act: ManyAct) {
  const { kind } = list
  const { ids, next } = sent
  const { longActs } = args.context.get(servicesContext)
  const outcome = await longActs.act({ kind, ids, act, path: next }, args.context.get(staffContext))
  if ('underWay' in outcome) return redirect(actPath(outcome.underWay))
  const { actId, done, left } = outcome
  if (done.length === 0) return ask(args, list, sent, { status: 409, problem: words.nothingDone })
  const details = { undo: actId, done: { kind, count: done.length, out: left.length } }
  return redirectWithNotice(next, `bulk-${act.to}`, details)
}

function refused({ request }: FormArgs, problem: Localized, status: number) {
  return data<BulkAnswer>({ kind: 'refused', problem: problem[localeOfStaff(request)] }, { status })
}
