import { mailTexts, mailTextsThanking } from '#content/mails.ts'
import type { MailText } from '#domain/messages/mail-text.ts'
import type { RecordOf } from '#domain/fields/field.ts'
import { MAIL_KEYS, type MailName, type MAILS_FIELDS } from '#domain/site/content/pages/mails-fields.ts'
import type { Locale } from '#domain/text/locale.ts'
import demoThanks from '#seed/content/mails.json' with { type: 'json' }

/** The words of a mail in one language, what all texts may name in braces, and who writes. */
export type MailTexts = (
  mail: MailName,
  locale: Locale,
) => { text: MailText; values: Readonly<Record<string, string>>; sender: string }

type Written = {
  /** What staff have written of the mails; null for nothing. */
  texts: RecordOf<typeof MAILS_FIELDS> | null
  /** The site began without the demo content. */
  isNeutral: boolean
}

/** What mails say before staff have written them. */
export function firstMailTexts(isNeutral: boolean): typeof mailTexts {
  return isNeutral ? mailTexts : mailTextsThanking(demoThanks)
}

/** What staff have written, and what stands there at first for what they have not. */
export function mailText({ texts, isNeutral }: Written, mail: MailName, locale: Locale): MailText {
  const { subject, body } = MAIL_KEYS[mail]
  const say = (key: typeof subject | typeof body) => texts?.[key][locale] || firstMailTexts(isNeutral)[key][locale]
  return { subject: say(subject), body: say(body) }
}
