import { mailValues } from '#domain/site/content/text-values.ts'
import type { Locale } from '#domain/text/locale.ts'
import { yearOfInstant } from '#domain/text/riyadh-time.ts'
import type { Clock } from '#server/clock.ts'
import { tableState } from '#server/data/catalogue/entities-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { loadSettings } from '#server/data/site/settings-store.ts'
import { mailText, type MailTexts } from '#server/mail/mail-texts.ts'
import { createContent } from './content.ts'
import type { SettingsService } from '#server/services/site/settings.ts'

type Deps = { db: Db; clock: Clock; settings: Pick<SettingsService, 'get'> }

/** What mails say now, as staff have written it. */
export async function readMailTexts({ db, clock, settings }: Deps): Promise<MailTexts> {
  const [texts, site, { neutralHost }] = await Promise.all([
    createContent({ db }).page('mails'),
    settings.get(),
    loadSettings(db),
  ])
  const isCounted = JSON.stringify(texts).includes('{products}')
  const values = mailValues({
    settings: site,
    year: yearOfInstant(clock()),
    products: isCounted ? (await tableState(db, 'products')).count : 0,
  })
  return (mail, locale: Locale) => ({
    text: mailText({ texts, isNeutral: neutralHost !== null }, mail, locale),
    values: values[locale],
    sender: site.name[locale],
  })
}
