import { mailValues } from '#domain/site/content/text-values.ts'
import { demoSettings } from '#seed/demo-settings.ts'
import { blankRecord, type RecordOf } from '#domain/fields/field.ts'
import { MAILS_FIELDS } from '#domain/site/content/pages/mails-fields.ts'
import { mailText, type MailTexts } from '#server/mail/mail-texts.ts'

/** What mails say where staff have written this; the rest stays as it came. */
export function textsOf(written: Partial<RecordOf<typeof MAILS_FIELDS>> = {}, settings = demoSettings): MailTexts {
  const texts = { ...blankRecord(MAILS_FIELDS), ...written }
  return (mail, locale) => ({
    text: mailText({ texts, isNeutral: settings !== demoSettings }, mail, locale),
    values: mailValues({ settings, year: 2026, products: 62 })[locale],
    sender: settings.name[locale],
  })
}
