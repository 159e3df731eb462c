import { mailValues } from '../../../../domain/site/content/mail-values.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { yearOfInstant } from '../../../../domain/text/riyadh-time.ts'
import type { Clock } from '../../../clock.ts'
import { tableState } from '../../../data/catalogue/entities-store.ts'
import type { Db } from '../../../data/engine/database.ts'
import { mailText, type MailTexts } from '../../../mail/mail-texts.ts'
import { createContent } from './content.ts'
import type { SettingsService } from '../settings.ts'

type Deps = { db: Db; clock: Clock; settings: Pick<SettingsService, 'get'> }

/** What mails say now, as staff have written it. */
export async function readMailTexts({ db, clock, settings }: Deps): Promise<MailTexts> {
  const [written, site] = await Promise.all([createContent({ db }).page('mails'), settings.get()])
  const isCounted = JSON.stringify(written).includes('{products}')
  const values = mailValues({
    settings: site,
    year: yearOfInstant(clock()),
    products: isCounted ? (await tableState(db, 'products')).count : 0,
  })
  return (mail, locale: Locale) => ({
    text: mailText(written, mail, locale),
    values: values[locale],
    sender: site.name[locale],
  })
}
