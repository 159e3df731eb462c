import type { SiteSettings } from './settings.ts'

/** Settings that decide whom people reach and how long what they send is kept, with the names of their fields. */
export const PEOPLE_SETTINGS = {
  email: 'email',
  salesEmail: 'sales_email',
  supportEmail: 'support_email',
  privacyEmail: 'privacy_email',
  phone: 'phone',
  salesPhone: 'sales_phone',
  messagingNumber: 'messaging_number',
  requestMonths: 'request_months',
} as const satisfies Partial<Record<keyof SiteSettings, string>>

export const PEOPLE_FIELDS: readonly string[] = Object.values(PEOPLE_SETTINGS)

/** The fields of those among the changed settings that touch people, and of those that could not be read. */
export function peopleFieldsOf(changed: readonly string[], problems: object): string[] {
  return Object.entries(PEOPLE_SETTINGS)
    .filter(([key, field]) => changed.includes(key) || Object.hasOwn(problems, field))
    .map(([, field]) => field)
}
