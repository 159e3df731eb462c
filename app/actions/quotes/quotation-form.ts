import { data } from 'react-router'
import { attachmentProblems } from '#content/attachment-words.ts'
import { quotationForm, quotationLines } from '#content/admin/quotes/quotation-form.ts'
import { quotationWords } from '#content/admin/quotes/quotations.ts'
import { quotationPath } from '#domain/accounts/staff-paths.ts'
import { typedOf, type FormFields } from '#domain/messages/message-form.ts'
import { moneyText } from '#domain/quotes/halalas.ts'
import { isCutOff } from '#domain/quotes/attached-files.ts'
import { latestRevision } from '#domain/quotes/quotation-record.ts'
import { toQuoteLines } from '#domain/quotes/reading/list-lines.ts'
import { SENDING_WAYS } from '#domain/quotes/quotation.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { fieldsContext, servicesContext, staffContext, type AppServices } from '#app/context.ts'
import { toQuotationValues } from '#app/loading/quotes/quotation-page.ts'
import type { Route } from '../../routes/admin/requests/+types/quote.ts'
import type { SaveAnswer } from '#app/ui/admin/form/save-answer.ts'
import { redirectWithNotice, answerForm } from '#app/actions/staff-form.ts'
import { attachFiles } from './attached-files.ts'
import { saveRecord } from '#app/actions/record-action.ts'
import { sentValues } from '#app/actions/sent-values.ts'
import { toOutcome } from './quotation-outcome.ts'
import { priceText, type PricedPack } from '#domain/prices/pack-price.ts'
import { namedPack, packLabel, wholeBox } from '#domain/products/pack-label.ts'
import { foldCode } from '#domain/quotes/folded-code.ts'
import { LINE_CELLS } from '#domain/quotes/line-cells.ts'
import { toLineColumns, type LineValues } from '#domain/quotes/line-values.ts'
import type { FieldErrors } from '#domain/records/errors.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import {
  blankLine,
  givenPack,
  packLine,
  pastedLine,
  wordingOf,
  type PackChoice,
  type PastedItem,
} from '#app/ui/admin/quotes/quote-lines.ts'

/** What browsers without scripts ask for while a quotation is written: `line-add`, `line-copy-2`. */
const ACT = /^line-(?<act>add|paste|text|delivery|heading|discount|prices|copy|remove|up|down)(?:-(?<place>\d+))?$/

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
  if (intent === 'proforma') return makeProforma(args)
  const { priceList, quoteLists } = args.context.get(servicesContext)
  const changed = await changedLines(
    fields,
    async (search) => (await priceList.page({ search, unpriced: false, page: 1 })).packs,
    async (codes) => {
      const packOf = await priceList.packsOf(codes)
      return (code) => {
        const price = packOf(code)?.price
        return price === null || price === undefined ? undefined : moneyText(price)
      }
    },
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
    values: { by, ...letter, cc: field('cc') },
    work: async () => {
      const files = await attachFiles(context)
      if (!files.ok) return files
      const sending = { by, ...letter, cc: field('cc'), fileIds: files.value }
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

type Changed = {
  columns: Record<string, string[]>
  addCode: string
  errors: FieldErrors
  /** A wording that was given a pack, to be remembered. */
  learnt?: { text: string; stockCode: string }
}

/** The lines of the form after one such act; null where it asks for something else. */
async function changedLines(
  fields: FormFields,
  packs: (search: string) => Promise<PricedPack[]>,
  pricesOf: (codes: string[]) => Promise<(code: string) => string | undefined>,
  readPasted: (text: string) => Promise<PastedItem[] | null>,
): Promise<Changed | null> {
  const { act, place = '' } = ACT.exec(typedOf(fields, 'intent'))?.groups ?? {}
  if (act === undefined) return null
  const lines = linesIn(fields)
  const done = (changed: LineValues[]): Changed => ({ columns: toLineColumns(changed), addCode: '', errors: {} })
  if (act === 'text' || act === 'delivery' || act === 'heading') return done([...lines, blankLine(act)])
  if (act === 'discount') {
    const discount = toLatinDigits(typedOf(fields, 'discount_all')).trim()
    return done(lines.map((line) => ({ ...line, discount })))
  }
  if (act === 'prices') {
    const listed = await pricesOf(lines.map(({ stock_code: code }) => code))
    return done(lines.map((line) => ({ ...line, unit_price: listed(line.stock_code) ?? line.unit_price })))
  }
  if (act === 'paste') {
    const items = (await readPasted(typedOf(fields, 'paste_lines'))) ?? []
    const pasted = items.map(async (item) => {
      const found = item.stockCode ? await packs(item.stockCode) : []
      return pastedLine(item, choiceOf(item.stockCode, found))
    })
    return done([...lines, ...(await Promise.all(pasted))])
  }
  if (act !== 'add') return done(moved(lines, act, Number(place)))
  const code = typedOf(fields, 'add_code')
  const choice = choiceOf(code, await packs(code))
  const pack = choice && packLine(choice)
  const at = typedOf(fields, 'add_to') === '' ? -1 : Number(typedOf(fields, 'add_to'))
  const given = lines[at]
  const text = given ? wordingOf(given) : ''
  if (pack && given && text !== '') {
    const changed = done(lines.with(at, givenPack(given, pack)))
    const isLearnt = typedOf(fields, 'remember_wording') !== ''
    return isLearnt ? { ...changed, learnt: { text, stockCode: pack.stock_code } } : changed
  }
  if (pack) return done([...lines, pack])
  return { columns: toLineColumns(lines), addCode: code, errors: { add_code: quotationLines.unknownCode } }
}

function linesIn(fields: FormFields): LineValues[] {
  const cells = LINE_CELLS.map((cell) => [fields[`${cell}[]`] ?? []].flat().map(textOf))
  const count = Math.max(0, ...cells.map(({ length }) => length))
  const lines = Array.from(
    { length: count },
    (_, row) => Object.fromEntries(LINE_CELLS.map((cell, column) => [cell, cells[column]![row] ?? ''])) as LineValues,
  )
  // A form without any line sends an empty row.
  return lines.filter((line) => LINE_CELLS.some((cell) => line[cell] !== ''))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function moved(lines: LineValues[], act: string, place: number): LineValues[] {
  const line = lines[place]
  if (!line) return lines
  if (act === 'copy') return lines.toSpliced(place, 0, line)
  const rest = lines.toSpliced(place, 1)
  if (act === 'remove') return rest
  return rest.toSpliced(act === 'up' ? Math.max(0, place - 1) : place + 1, 0, line)
}

/** The pack whose code it is, or the only one that was found. */
function choiceOf(code: string, packs: readonly PricedPack[]): PackChoice | null {
  const pack =
    packs.find((one) => foldCode(one.stockCode ?? '') === foldCode(code)) ?? (packs.length === 1 ? packs[0] : undefined)
  if (!pack?.stockCode) return null
  const named = (locale: 'ar' | 'en') => namedPack(pack.product[locale], packLabel(pack.pack, locale))
  return {
    stockCode: pack.stockCode,
    nameAr: named('ar'),
    nameEn: named('en'),
    boxQuantity: wholeBox(pack.boxQuantity),
    price: priceText(pack.price?.halalas),
  }
}
