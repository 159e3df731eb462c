import { forms } from '../../../content/forms.ts'
import type { Locale, Localized } from '../../../domain/locale.ts'
import type { FormAnswer } from './form-answer.ts'

export type FormWords = { sent: Localized; failed: Localized }

/** A visitor waits no longer for an answer; sending the same filling again does no harm. */
const PATIENCE_MS = 20_000

/**
 * Sends a form by its call of the API. As multipart, since percent-encoded Arabic takes three times the room and a
 * long text would be more than the call takes. Every failure, that of the network too, becomes words.
 */
export async function sendForm(call: string, form: FormData, words: FormWords, locale: Locale): Promise<FormAnswer> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await fetch(call, { method: 'POST', body: form, signal })
    if (response.status === 429) return failed(forms.tooMany[locale](Number(response.headers.get('Retry-After'))))
    const answer = (await response.json()) as { status?: unknown; data?: { fields?: Record<string, string> } }
    if (response.ok && answer.status === 'success') return { ...failed(words.sent[locale]), ok: true }
    const errors = answer.data?.fields
    return errors ? failed(forms.invalid[locale], errors) : failed(words.failed[locale])
  } catch {
    return failed(words.failed[locale])
  }
}

function failed(message: string, errors: FormAnswer['errors'] = {}): FormAnswer {
  return { ok: false, message, errors, values: {} }
}
