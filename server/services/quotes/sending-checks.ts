import { answerWords } from '#content/admin/inbox-message.ts'
import { contentRefusals } from '#content/admin/site/content-refusals.ts'
import { fieldProblems } from '#content/forms.ts'
import { sendingProblems } from '#content/quotations.ts'
import { hasOpenGap } from '#domain/messages/answer-draft.ts'
import { readCopies } from '#domain/messages/email.ts'
import type { QuotationForm } from '#domain/quotes/quotation-form.ts'
import type { SendingWay } from '#domain/quotes/quotation.ts'
import type { FieldErrors } from '#domain/records/errors.ts'
import { cellName } from '#domain/fields/rows-kind.ts'
import { unknownPlaceholder } from '#domain/site/content/fill-texts.ts'
import { TEMPLATE_PLACEHOLDERS } from '#domain/site/content/template-kinds.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { QuotationLetter } from '#server/mail/quotation-mail.ts'
import { createContent } from '#server/services/site/content/content.ts'

/** `mail` writes to the customer; with `link` staff pass the link on themselves; `both` does the one and leads to the other. */
export type Sending = { by: SendingWay } & QuotationLetter & {
    /** Who gets the mail beside the customer, as it was sent. */
    cc?: unknown
    /** Whether the customer is reminded before it ends; as the draft says where it is not said. */
    remindCustomer?: boolean
    /** The template that the letter began with. */
    template?: string
    /** Private files that were kept for it, beside its PDF. */
    fileIds?: string[]
    /** Whether the data sheets of its products go with it. */
    dataSheets?: boolean
  }

/** Longest subject and text of the mail. */
export const LETTER_LENGTHS = { subject: 200, body: 10_000 }

/** What the quotation or its letter lacks, by its fields; nothing where it can be sent. */
export async function obstaclesToSending(
  db: Db,
  form: QuotationForm,
  sending: Sending,
  today: string,
): Promise<FieldErrors> {
  const fields = lacking(form, sending, today)
  if (Object.keys(fields).length > 0) return fields
  return (await isUnfilled(db, sending, form.locale)) ? { body: answerWords.unfilled } : {}
}

/** Whether lines of the template that staff were to complete would go out as they are. */
async function isUnfilled(db: Db, { by, template, body }: Sending, locale: Locale): Promise<boolean> {
  if (by === 'link' || !template || body === '') return false
  const templates = await createContent({ db }).list('template')
  const begun = templates.find(({ id }) => id === template)
  return begun !== undefined && hasOpenGap(body, begun.body[locale])
}

function lacking(form: QuotationForm, sending: Sending, today: string): FieldErrors {
  const unpriced = form.lines.flatMap(({ kind, unitPrice }, place) =>
    unitPrice === null && kind !== 'heading' ? [place] : [],
  )
  const nameless = form.lines.flatMap(({ nameAr, nameEn }, place) => (nameAr === '' && nameEn === '' ? [place] : []))
  const places = unpriced.map((place) => place + 1)
  const { ar, en } = sendingProblems.unpriced
  return {
    ...(form.customerName === '' && { customer_name: sendingProblems.noCustomer }),
    ...(form.validUntil < today && { valid_until: sendingProblems.overdue }),
    ...(form.lines.every(({ kind }) => kind === 'heading') && { lines: sendingProblems.noLines }),
    ...(unpriced.length > 0 && { lines: { ar: ar(places), en: en(places) } }),
    ...Object.fromEntries(nameless.map((place) => [cellName('name_ar', place), sendingProblems.nameless])),
    ...(sending.by !== 'link' && form.customerEmail === '' && { customer_email: sendingProblems.noEmail }),
    ...(sending.subject.length > LETTER_LENGTHS.subject && { subject: sendingProblems.tooLong }),
    ...(sending.body.length > LETTER_LENGTHS.body && { body: sendingProblems.tooLong }),
    ...(sending.by !== 'link' && unnamed(sending)),
    ...problemOfCopies(sending),
  }
}

function problemOfCopies({ cc }: Sending): FieldErrors {
  const read = readCopies(cc)
  if (read === 'email-invalid') return { cc: fieldProblems['email-invalid'] }
  return read === 'too-many' ? { cc: sendingProblems.tooManyCopies } : {}
}

/** Names in braces that nobody knows would go out as they are. */
function unnamed(letter: QuotationLetter): FieldErrors {
  const found = (['subject', 'body'] as const).flatMap((field) => {
    const name = unknownPlaceholder(letter[field], TEMPLATE_PLACEHOLDERS)
    return name === null ? [] : [[field, contentRefusals.placeholderUnknown(name)] as const]
  })
  return Object.fromEntries(found)
}
