import { attachmentProblems, attachmentWords } from '#content/attachment-words.ts'
import { fieldProblems } from '#content/forms.ts'
import { itemsMalformed, listProblems, quotePage } from '#content/pages/quote.ts'
import { lineOf, typedOf, textBlockOf } from '#domain/fields/form-values.ts'
import { ATTACHMENTS, filesOf, isCutOff } from '#domain/quotes/attached-files.ts'
import { MOST_CUSTOMER_MESSAGE } from '#domain/messages/message.ts'
import { toLineViews } from '#domain/quotes/listed-line.ts'
import { pastedOf, readFormLines } from '#domain/quotes/list-form.ts'
import { isQty, MOST_LINES, readList, withLines, type QuoteLine } from '#domain/quotes/quote-line.ts'
import { toQuoteLines } from '#domain/quotes/reading/list-lines.ts'
import { toRequestLine } from '#domain/quotes/request-line.ts'
import type { OpenedRequest } from '#domain/quotes/request-view.ts'
import { quotasContext } from '#app/context.ts'
import { done, open, type Args } from './quotation-answer.ts'

/** What is added to a request on its page, beside answers to a quotation. */
export const WRITING_INTENTS = ['message', 'change-list', 'cancel', 'file'] as const
export type WritingIntent = (typeof WRITING_INTENTS)[number]

export function isWriting(intent: string): intent is WritingIntent {
  return WRITING_INTENTS.some((one) => one === intent)
}

const MOST_KEY = 100

/** Receives a message sent through the private link, with or without files. */
export async function receiveWriting(args: Args, { message }: OpenedRequest, intent: WritingIntent) {
  const { services, fields, locale, refusal } = open(args)
  const step = intent === 'file' ? null : intent
  const key = typedOf(fields, 'key').slice(0, MOST_KEY) || crypto.randomUUID()
  const files = intent === 'change-list' || intent === 'cancel' ? [] : filesOf(fields)
  if (isCutOff(fields)) return refusal(413, { step, errors: { [ATTACHMENTS]: attachmentProblems.cutOff[locale] } })
  const { source } = args.context.get(quotasContext)
  const keep = async (writing: Parameters<typeof services.requestFiles.write>[1]) => {
    const written = await services.requestFiles.write(message.id, writing, files, source)
    if (written.ok) return done(args, written.value, locale)
    // What is gone has no page to say so on.
    return written.failure.kind === 'conflict'
      ? refusal(409, { message: written.failure.message[locale] })
      : done(args, [], locale)
  }
  if (intent === 'change-list') return changeList(args, keep, key)
  const body = textBlockOf(fields, 'message')
  if (Array.from(body).length > MOST_CUSTOMER_MESSAGE)
    return refusal(422, { step, errors: { message: fieldProblems['too-long'][locale] } })
  if (intent === 'cancel') return keep({ kind: 'cancel', key, body })
  if (intent === 'message' && body !== '') return keep({ kind: 'message', key, body })
  if (files.length > 0) return keep({ kind: 'file' })
  return intent === 'file'
    ? refusal(422, { errors: { [ATTACHMENTS]: attachmentWords.missing[locale] } })
    : refusal(422, { step, errors: { message: fieldProblems.missing[locale] } })
}

type Keep = (writing: {
  kind: 'change-list'
  key: string
  lines: ReturnType<typeof toRequestLine>[]
}) => Promise<unknown>

/** The list as it was sent takes the place of the one before; a line of quantity 0 is taken out. */
async function changeList(args: Args, keep: Keep, key: string) {
  const { services, fields, locale, refusal } = open(args)
  const shown = async (lines: QuoteLine[], status: number, errors: Record<string, string> = {}) => {
    const known = await services.quoteLists.know(lines)
    return refusal(status, { step: 'change-list', errors, lines: toLineViews(known, locale) })
  }
  const items = readList(fields['items'])
  const sent = [...readFormLines(fields), ...(items ?? [])]
  if (!items) return shown(sent, 422, { lines: itemsMalformed[locale](MOST_LINES) })
  const removed = lineOf(fields, 'remove')
  if (removed !== '') return shown(sent.toSpliced(Number(removed) || 0, 1), 200)
  const pasted = await services.quoteLists.readPasted(pastedOf(fields))
  if (!pasted) return shown(sent, 422, { lines: quotePage.pasteTooLong[locale] })
  const lines = withLines(
    sent.filter(({ qty }) => qty !== 0),
    toQuoteLines(pasted),
  )
  const wrong = sent.flatMap(({ qty }, place) => (qty === null || qty === 0 || isQty(qty) ? [] : [`qty[${place}]`]))
  if (wrong.length > 0)
    return shown(sent, 422, Object.fromEntries(wrong.map((name) => [name, listProblems['qty-invalid'][locale]])))
  if (lines.length === 0) return shown(sent, 422, { lines: listProblems['nothing-asked'][locale] })
  if (lines.length > MOST_LINES) return shown(sent, 422, { lines: quotePage.full[locale] })
  const known = await services.quoteLists.know(lines)
  return keep({ kind: 'change-list', key, lines: known.map(toRequestLine) })
}
