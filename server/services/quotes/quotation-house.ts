import type { QuotationHouse } from '#domain/quotes/quotation.ts'
import type { Db } from '#server/data/engine/database.ts'
import { createContent } from '#server/services/site/content/content.ts'
import { createLook } from '#server/services/site/look.ts'
import type { SettingsService } from '#server/services/site/settings.ts'

export async function houseOf({
  db,
  settings,
}: {
  db: Db
  settings: Pick<SettingsService, 'get' | 'isNeutral'>
}): Promise<QuotationHouse> {
  const content = createContent({ db })
  const [site, identity, { text: colour }] = await Promise.all([
    settings.get(),
    content.page('identity'),
    createLook({ content, settings }).colours(),
  ])
  return {
    nameAr: site.company.ar || site.name.ar,
    nameEn: site.company.en || site.name.en,
    addressAr: site.address.ar,
    addressEn: site.address.en,
    phone: site.salesPhone || site.phone,
    email: site.salesEmail || site.email,
    crNumber: site.commercialRegistration,
    vatNumber: site.vatNumber,
    bankNameAr: site.bankName.ar,
    bankNameEn: site.bankName.en,
    bankAccount: site.bankAccount,
    bankIban: site.bankIban,
    logo: identity?.logo ?? null,
    colour,
  }
}
