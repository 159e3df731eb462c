import { data } from 'react-router'
import { binQuestions, binResults, binWords } from '#content/admin/bin.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import type { Failure, Stale } from '#domain/records/errors.ts'
import { PASSWORD_FIELD } from '#domain/messages/form-fields.ts'
import type { BinnedRecord } from '#domain/records/record-state.ts'
import { isolateText } from '#domain/text/isolate.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { fieldsContext, reportErrorContext, servicesContext, staffContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import type { Route } from '../routes/admin/site/+types/bin.ts'
import { unconfirmed } from './confirmed.ts'
import { refuseForbidden, localeOfStaff } from './staff-form.ts'
import { waitHeadersOf } from './waiting.ts'

const INTENTS = ['restore', 'purge', 'empty'] as const
type BinIntent = (typeof INTENTS)[number]

/** What is to be confirmed first, and what is wrong with how it was. */
export type BinQuestion = {
  kind: 'asked'
  intent: BinIntent
  records: BinnedRecord[]
  count: number
  /** Its category is gone: another may take its place. */
  lacksCategory: boolean
  errors: Record<string, string>
}

/** What came of a form of the bin: one line for each thing to tell. */
export type BinAnswer = BinQuestion | { kind: 'results'; lines: BinLine[] }

/** `act` can be undone. */
type BinLine = { isDone: boolean; text: string; act?: string }

type Sent = {
  intent: BinIntent
  binIds: string[]
  isConfirmed: boolean
  category: string | undefined
  productsBack: boolean
  name: string
}

type Found = { records: BinnedRecord[]; count: number }

/** Brings back or deletes for good what was marked; asks first where there is something to choose or to lose. */
export async function receiveBinForm(args: Route.ActionArgs) {
  const sent = readSent(args)
  const { records } = args.context.get(servicesContext)
  const { role } = args.context.get(staffContext)
  try {
    const found = await (sent.intent === 'empty'
      ? records.bin({ limit: 0 })
      : records.bin({ binIds: sent.binIds, role }))
    const asked = { records: found.records, count: found.total }
    if (asked.count === 0) return notDone(args, sent.binIds.length === 0 ? binWords.nothingMarked : binWords.gone, 409)
    return sent.intent === 'restore' ? await restore(args, sent, asked) : await purge(args, sent, asked)
  } catch (error) {
    refuseForbidden(error)
    args.context.get(reportErrorContext)(error)
    return notDone(args, binWords.tryAgain, 503)
  }
}

function readSent({ context }: Route.ActionArgs): Sent {
  const fields = context.get(fieldsContext)
  const intent = INTENTS.find((one) => one === typedOf(fields, 'intent'))
  if (!intent) throw notFound()
  const marked = [fields['bin_id[]'] ?? []].flat()
  const category = fields['category_id']
  return {
    intent,
    binIds: marked.filter((id) => typeof id === 'string'),
    isConfirmed: typedOf(fields, 'confirmed') === '1',
    category: typeof category === 'string' ? category : undefined,
    productsBack: typedOf(fields, 'products_back') === '1',
    name: typedOf(fields, 'name').trim(),
  }
}

async function restore(args: Route.ActionArgs, sent: Sent, found: Found) {
  const isFilled = found.records.some(({ kind, note }) => kind === 'category' && (note.products ?? []).length > 0)
  if (isFilled && !sent.isConfirmed) return ask(sent, found)
  const { records } = args.context.get(servicesContext)
  const locale = localeOfStaff(args.request)
  const lines: BinLine[] = []
  const category = sent.category === undefined ? {} : { category: sent.category || null }
  for (const { binId, id, name } of found.records) {
    const restoring = { binId, productsBack: sent.productsBack, ...category }
    const outcome = await records.restoreFromBin(restoring, args.context.get(staffContext))
    if (outcome.ok) {
      const text = restored(name[locale], id, outcome.value, locale)
      lines.push({ isDone: true, text, act: outcome.value.actId })
    } else if (found.count === 1 && fieldOf(outcome.failure) === 'category_id') {
      const errors = { category_id: reasonOf(outcome.failure, locale) }
      return ask(sent, found, { lacksCategory: true, errors }, 409)
    } else {
      const text = binResults.refused[locale](name[locale], reasonOf(outcome.failure, locale))
      lines.push({ isDone: false, text })
    }
  }
  return data<BinAnswer>({ kind: 'results', lines }, { status: lines.every(({ isDone }) => isDone) ? 200 : 409 })
}

/** An owner's, with the own password and, for more than one, the site's name. */
async function purge(args: Route.ActionArgs, sent: Sent, found: Found) {
  const { context, request } = args
  const { records, settings } = context.get(servicesContext)
  const locale = localeOfStaff(request)
  if (!sent.isConfirmed) return ask(sent, found)
  const { name } = await settings.get()
  if (found.count > 1 && !LOCALES.some((each) => name[each] === sent.name)) {
    return ask(sent, found, { errors: { name: binQuestions.nameWrong[locale] } }, 422)
  }
  const refused = await unconfirmed(args)
  if (refused) {
    const errors = { [PASSWORD_FIELD]: refused.reason[locale] }
    return ask(sent, found, { errors }, refused.status, waitHeadersOf(refused))
  }
  const by = context.get(staffContext)
  const binIds = found.records.map(({ binId }) => binId)
  const count = await (sent.intent === 'empty' ? records.emptyBin(by) : records.purge(binIds, by))
  return data<BinAnswer>({ kind: 'results', lines: [{ isDone: true, text: binResults.purged[locale](count) }] })
}

function ask(
  { intent }: Sent,
  found: Found,
  more: Partial<Pick<BinQuestion, 'lacksCategory' | 'errors'>> = {},
  status = 200,
  headers?: HeadersInit,
) {
  const question: BinAnswer = { kind: 'asked', intent, ...found, lacksCategory: false, errors: {}, ...more }
  return data<BinAnswer>(question, { status, headers })
}

function notDone({ request }: Route.ActionArgs, text: Record<Locale, string>, status: number) {
  const lines = [{ isDone: false, text: text[localeOfStaff(request)] }]
  return data<BinAnswer>({ kind: 'results', lines }, { status })
}

type Restored = { id: string; altered: readonly string[]; taken: string[]; productsBack: number }

function restored(name: string, before: string, { id, altered, taken, productsBack }: Restored, locale: Locale) {
  return [
    id === before ? binResults.restored[locale](name) : binResults.renamed[locale](id, before),
    id === before && altered.includes('slug') ? binResults.addressKept[locale] : '',
    taken.length > 0 ? binResults.taken[locale](taken.map((path) => isolateText(path)).join(' · ')) : '',
    productsBack > 0 ? binResults.productsBack[locale](productsBack) : '',
  ]
    .filter((text) => text !== '')
    .join(' ')
}

type Refused = Failure | Stale<unknown>

function fieldOf(failure: Refused): string | undefined {
  return failure.kind === 'conflict' ? failure.field : undefined
}

function reasonOf(failure: Refused, locale: Locale): string {
  if (failure.kind === 'conflict') return failure.message[locale]
  if (failure.kind === 'invalid') return Object.values(failure.fields)[0]?.[locale] ?? binWords.tryAgain[locale]
  return failure.kind === 'not-found' ? binWords.gone[locale] : binWords.tryAgain[locale]
}
