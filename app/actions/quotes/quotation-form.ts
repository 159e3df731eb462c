import { data } from 'react-router'
import { attachmentProblems } from '#content/attachment-words.ts'
import { quotationForm } from '#content/admin/quotes/quotation-form.ts'
import { quotationWords } from '#content/admin/quotes/quotations.ts'
import { quotationPath } from '#domain/accounts/staff-paths.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { isCutOff } from '#domain/quotes/attached-files.ts'
import { latestRevision } from '#domain/quotes/quotation-record.ts'
import { toQuoteLines } from '#domain/quotes/reading/list-lines.ts'
import { SENDING_WAYS } from '#domain/quotes/quotation.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { fieldsContext, servicesContext, staffContext, type AppServices } from '#app/context.ts'
import { toQuotationValues } from '#app/loading/quotes/quotation-page.ts'
import { failure, type Outcome } from '#domain/records/errors.ts'
import type { Route } from '../../routes/admin/requests/+types/quote.ts'
import type { SaveAnswer } from '#app/ui/admin/form/save-answer.ts'
import { redirectWithNotice, answerForm } from '#app/actions/staff-form.ts'
import { changedLines } from './changed-lines.ts'
import { attachFiles } from './attached-files.ts'
import { saveRecord } from '#app/actions/record-action.ts'
import { sentValues } from '#app/actions/sent-values.ts'
import { groupOf } from '#domain/prices/price-terms.ts'

type Args = Route.ActionArgs

const CUT_OFF_LINES = { kind: 'invalid' as const, fields: { lines: attachmentProblems.cutOff } }

/** Saves a quotation, or does what one of its pages asks for. */
export async function receiveQuotation(args: Args) {
  const fields = args.context.get(fieldsContext)
  const intent = typedOf(fields, 'intent')
  if (intent === 'send') return send(args)
  if (intent === 'revise') return revise(args)
  if (intent === 'withdraw') return withdraw(args)
  if (intent === 'copy') return copy(args)
  if (intent === 'approve' || intent === 'send-back') return decide(args, intent)
  if (intent === 'proforma') return makeProforma(args)
  const { priceList, quoteLists, settings } = args.context.get(servicesContext)
  const changed = await changedLines(
    fields,
    async (search) => (await priceList.page({ search, unpriced: false, page: 1 })).packs,
    (codes) => priceList.packsOf(codes),
    groupOf((await settings.get()).priceGroups, typedOf(fields, 'price_group')),
    async (text) => {
      const read = await quoteLists.readPasted(text)
      return read && toQuoteLines(read)
    },
  )
  if (!changed) return save(args, intent)
  if (changed.learnt)
    await args.context.get(servicesContext).aliases.remember(changed.learnt, args.context.get(staffContext))
  const values = { ...sentValues(fields, { single: {} }), ...changed.columns, add_code: [changed.addCode] }
  const answer: SaveAnswer = { kind: 'refused', message: '', errors: changed.errors, values }
  return data(answer, { status: Object.keys(changed.errors).length > 0 ? 422 : 200 })
}

function save(args: Args, intent: string) {
  const { quotations } = args.context.get(servicesContext)
  const id = args.params.quoteId
  return saveRecord<Shown>(args, {
    save: async (fields, by) => {
      // Lines that did not come must not be taken for removed ones.
      if (isCutOff(fields)) return { ok: false as const, failure: CUT_OFF_LINES, sent: fields }
      const seen = { id, version: Number(typedOf(fields, 'version')) || 0 }
      const saved = await quotations.save(seen, fields, by)
      if (saved.ok) return { ok: true as const, value: saved.value, actId: null }
      if (saved.failure.kind === 'conflict' && saved.failure.reason === 'stale') {
        const found = await quotations.open({ id })
        const latest = found && latestRevision(found)
        if (found && latest?.state === 'draft') {
          const current = { version: found.quotation.version, form: latest.form }
          return { ok: false as const, failure: { kind: 'stale' as const, current }, sent: fields }
        }
      }
      const outcome = toOutcome(saved)
      return {
        ok: false as const,
        failure: outcome.ok ? { kind: 'not-found' as const } : outcome.failure,
        sent: fields,
      }
    },
    toFields: ({ form }) => toQuotationValues(form),
    files: { single: {} },
    intents: ['continue'],
    done: async () =>
      redirectWithNotice(quotationPath(id, intent === 'continue' ? { step: 'send' } : {}), 'quotation-saved'),
    refused: (message, locale) => (message === null ? quotationForm.failed[locale] : quotationForm.refused[locale]),
  })
}

type Shown = { version: number; form: Parameters<typeof toQuotationValues>[0] }

const SENT_NOTICES = { mail: 'quotation-sent', link: 'quotation-issued', both: 'quotation-sent-both' } as const

async function send(args: Args) {
  const { context, params } = args
  const field = (name: string) => typedOf(context.get(fieldsContext), name)
  const by = SENDING_WAYS.find((way) => way === field('by')) ?? 'link'
  const letter = { subject: field('subject').trim(), body: field('body').trim(), template: field('template') }
  const { quotations } = context.get(servicesContext)
  const answer = await answerForm(args, {
    intent: 'send',
    words: { done: { ar: '', en: '' }, unknown: quotationWords.unknown, failed: quotationWords.failed },
    values: { by, ...letter, cc: field('cc'), data_sheets: field('data_sheets') },
    work: async () => {
      const files = await attachFiles(context)
      if (!files.ok) return files
      const dataSheets = field('data_sheets') === '1'
      const sending = { by, ...letter, cc: field('cc'), fileIds: files.value, dataSheets }
      return toOutcome(await quotations.send(seenOf(args), sending, context.get(staffContext)))
    },
  })
  if (!answer.data.ok) return answer
  return redirectWithNotice(quotationPath(params.quoteId), SENT_NOTICES[by])
}

function revise(args: Args) {
  return act(args, 'revise', {
    work: ({ quotations }, by) => quotations.revise(seenOf(args), by),
    notice: 'quotation-revised',
  })
}

function decide(args: Args, intent: 'approve' | 'send-back') {
  const word = typedOf(args.context.get(fieldsContext), 'word').trim()
  const decision = { isApproved: intent === 'approve', word }
  return act(args, intent, {
    values: { word },
    work: ({ quotations }, by) => quotations.decide(seenOf(args), decision, by),
    notice: intent === 'approve' ? 'quotation-approved' : 'quotation-returned',
  })
}

function makeProforma(args: Args) {
  return act(args, 'proforma', {
    work: ({ quotations }, by) => quotations.proforma(seenOf(args), by),
    notice: 'proforma-made',
  })
}

function copy(args: Args) {
  const key = typedOf(args.context.get(fieldsContext), 'key') || null
  const draft = { requestId: null, key, fields: {}, copyOf: args.params.quoteId }
  return act(args, 'copy', { work: ({ quotations }, by) => quotations.add(draft, by), notice: 'quotation-copied' })
}

function withdraw(args: Args) {
  const reason = typedOf(args.context.get(fieldsContext), 'reason').trim()
  return act(args, 'withdraw', {
    values: { reason },
    work: ({ quotations }, by) => quotations.withdraw(seenOf(args), reason, by),
    notice: 'quotation-withdrawn',
  })
}

type Act = {
  values?: Record<string, string>
  work: (services: AppServices, by: StaffCaller) => Promise<Parameters<typeof toOutcome<{ id: string }>>[0]>
  notice: Parameters<typeof redirectWithNotice>[1]
}

/** Does it, and leads to the quotation that it was done to, or to the one that it began. */
async function act(args: Args, intent: string, { values = {}, work, notice }: Act) {
  const { context } = args
  const answer = await answerForm(args, {
    intent,
    words: { done: { ar: '', en: '' }, unknown: quotationWords.unknown, failed: quotationWords.failed },
    values,
    work: async () => toOutcome(await work(context.get(servicesContext), context.get(staffContext))),
  })
  return answer.data.ok ? redirectWithNotice(quotationPath(answer.data.result!.id), notice) : answer
}

function seenOf({ context, params }: Args) {
  return { id: params.quoteId, version: Number(typedOf(context.get(fieldsContext), 'version')) || 0 }
}

type QuotationFailure = Extract<Awaited<ReturnType<AppServices['quotations']['send']>>, { ok: false }>['failure']

/** What became of an act as forms of staff answer it. */
export function toOutcome<T>(done: { ok: true; value: T } | { ok: false; failure: QuotationFailure }): Outcome<T> {
  if (done.ok) return done
  const { failure: why } = done
  return failure(why.kind === 'unprintable' ? { kind: 'conflict', message: why.message } : why)
}
