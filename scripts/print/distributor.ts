import { demoSettings } from '#seed/demo-settings.ts'
import type { Locale } from '#domain/text/locale.ts'
import { isolate } from '#domain/text/isolate.ts'
import { isolateRuns } from '#server/print/isolated-runs.ts'
import { words } from '#content/print.ts'

export type ContactView = { label: string; text: string; href: string }
export type DistributorView = { company: string; lines: string[]; contacts: ContactView[]; hours: string }

/** Who answers for the document: name, address, registration and ways to reach the house. */
export function toDistributorView(locale: Locale): DistributorView {
  const { company, address, hours, salesPhone, salesEmail, commercialRegistration, vatNumber } = demoSettings
  const registered = (label: string, number: string) => (number === '' ? [] : [`${label} ${isolate(number, locale)}`])
  return {
    company: company[locale],
    lines: [
      address[locale],
      isolateRuns(hours[locale], locale),
      ...registered(words.commercialRegistration[locale], commercialRegistration),
      ...registered(words.vatNumber[locale], vatNumber),
    ],
    contacts: [
      { label: words.phone[locale], text: isolate(salesPhone, locale), href: `tel:${salesPhone.replaceAll(' ', '')}` },
      { label: words.email[locale], text: isolate(salesEmail, locale), href: `mailto:${salesEmail}` },
    ],
    hours: isolateRuns(hours[locale], locale),
  }
}
