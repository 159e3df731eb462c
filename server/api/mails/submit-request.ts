import { forms, problemTexts } from '../../../content/forms.ts'
import { readFormSending } from '../../../domain/messages/form-sending.ts'
import type { Locale, Localized } from '../../../domain/text/locale.ts'
import { lineOf, pagePathOf, type FormFields, type FormReading } from '../../../domain/messages/message-form.ts'
import type { MessageContent } from '../../../domain/messages/message.ts'
import { languageAsked, languageWritten } from '../call-language.ts'
import type { Answer, Call } from '../endpoint.ts'

type RequestCall = {
  fields: FormFields
  reading: FormReading<MessageContent>
  /** What the sender reads when it is kept. */
  sent: Localized
}

/** Keeps a request that came by a call of the API, and says in its language what became of it. */
export async function submitRequest(
  { fields, reading, sent }: RequestCall,
  call: Call,
): Promise<Answer<Record<string, never>>> {
  const locale = languageAsked(fields, call) ?? languageWritten(fields)
  if (!reading.ok) {
    const problems = problemTexts(reading.problems, locale)
    return { ok: false, status: 422, message: forms.invalid[locale], fields: problems }
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
  })
  return submission.ok ? { ok: true, data: {}, message: sent[locale] } : tooMany(submission.retryAfterSeconds, locale)
}

function tooMany(retryAfterSeconds: number, locale: Locale): Answer<never> {
  return { ok: false, status: 429, message: forms.tooMany[locale](retryAfterSeconds), retryAfterSeconds }
}
