import { forms } from '#content/forms.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { callApi } from './call-api.ts'
import type { FormAnswer } from './form-answer.ts'

export type FormWords = { sent: Localized; failed: Localized }

/** Sends a form by its call of the API. Every failure, that of the network too, becomes words. */
export async function sendForm(call: string, form: FormData, words: FormWords, locale: Locale): Promise<FormAnswer> {
  const answer = await callApi(call, form)
  if (answer === null) return failed(words.failed[locale])
  if (answer.ok) {
    const { document } = (answer.data ?? {}) as Pick<FormAnswer, 'document'>
    const message = document ? answer.message : words.sent[locale]
    return { ...failed(message), ok: true, request: requestIn(answer.data), document }
  }
  if (answer.status === 429) return failed(forms.tooMany[locale](answer.retryAfterSeconds))
  const isInvalid = Object.keys(answer.fields).length > 0
  return isInvalid ? failed(forms.invalid[locale], answer.fields) : failed(words.failed[locale])
}

function failed(message: string, errors: FormAnswer['errors'] = {}): FormAnswer {
  return { ok: false, message, errors, values: {} }
}

function requestIn(answer: unknown): FormAnswer['request'] {
  const { number, url } = (answer ?? {}) as { number?: string; url?: string }
  return number && url ? { number, path: url } : undefined
}
