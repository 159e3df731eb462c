import { forms, problemTexts } from '#content/forms.ts'
import { readFormSending } from '#domain/messages/form-sending.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { lineOf, pagePathOf, type FormFields, type FormReading } from '#domain/messages/message-form.ts'
import type { MessageContent } from '#domain/messages/message.ts'
import type { KnownLine } from '#domain/quotes/listed-line.ts'
import { languageAsked, languageWritten } from '#server/api/call-language.ts'
import type { Answer, Call } from '#server/api/endpoint.ts'

type RequestCall = {
  fields: FormFields
  reading: FormReading<MessageContent>
  /** What the sender reads when it is kept. */
  sent: Localized
  lines?: KnownLine[]
}

/** What is told of a request for a quote beside that it was kept; of a message nothing is. */
type Kept = { number?: string; url?: string }

/** Keeps a request that came by a call of the API, and says in its language what became of it. */
export async function submitRequest(
  { fields, reading, sent, lines = [] }: RequestCall,
  call: Call,
): Promise<Answer<Kept>> {
  const locale = languageAsked(fields, call) ?? languageWritten(fields)
  if (!reading.ok) {
    return refusedFields(locale, problemTexts(reading.problems, locale))
  }
  const wait = await call.takeFromQuota()
  if (wait !== null) return tooMany(wait, locale)
  const submission = await call.services.requests.submit({
    content: reading.content,
    sending: readFormSending(fields),
    locale,
    page: pagePathOf(fields),
    productId: lineOf(fields, 'productId') || null,
    source: call.source,
    lines,
  })
  if (!submission.ok) return tooMany(submission.retryAfterSeconds, locale)
  const { request } = submission
  return { ok: true, data: request ? { number: request.number, url: request.path } : {}, message: sent[locale] }
}

function tooMany(retryAfterSeconds: number, locale: Locale): Answer<never> {
  return { ok: false, status: 429, message: forms.tooMany[locale](retryAfterSeconds), retryAfterSeconds }
}

/** What is wrong with single fields. */
export function refusedFields(locale: Locale, fields: Record<string, string>): Answer<never> {
  return { ok: false, status: 422, message: forms.invalid[locale], fields }
}
