import type { SiteSettings } from './settings.ts'

const NONE = { ar: '', en: '' }

/** The settings of a site that began without the demo content: its host for a name, and nothing that nobody has said. */
export function neutralSettings(host: string): SiteSettings {
  return {
    name: { ar: host, en: host },
    slogan: NONE,
    company: NONE,
    summary: NONE,
    description: NONE,
    phone: '',
    salesPhone: '',
    email: '',
    salesEmail: '',
    supportEmail: '',
    privacyEmail: '',
    notifyEmails: [],
    messagingNumber: '',
    address: NONE,
    hours: NONE,
    map: { href: '' },
    social: [],
    commercialRegistration: '',
    vatNumber: '',
    keywords: { ar: [], en: [] },
    indexed: 'no',
    quoteValidityDays: 14,
    quoteDelivery: NONE,
    quotePayment: NONE,
    quoteTerms: NONE,
    bankName: NONE,
    bankAccount: '',
    bankIban: '',
    priceVisibility: 'hidden',
    requestMonths: 12,
    quoteYears: 10,
    binDays: 60,
    versionMonths: 24,
    answerHours: 10,
    workDays: ['sun', 'mon', 'tue', 'wed', 'thu'],
    workHours: { from: '08:00', to: '18:00' },
    holidays: [],
    structuredRating: null,
  }
}
