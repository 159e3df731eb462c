import { isLocale, type Locale } from '#domain/text/locale.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { preferredLocale } from '#domain/accounts/staff-locale.ts'
import type { Call } from './endpoint.ts'

/** The language that a call asks to be answered in: its `locale` field, else its `Accept-Language`; null for neither. */
export function languageAsked(fields: FormFields, { headers }: Pick<Call, 'headers'>): Locale | null {
  return isLocale(fields['locale']) ? fields['locale'] : preferredLocale(headers.get('accept-language'))
}

/** The language that somebody writes in who says nothing of it. */
export function languageWritten(fields: FormFields): Locale {
  return /\p{Script=Arabic}/u.test(Object.values(fields).join(' ')) ? 'ar' : 'en'
}
