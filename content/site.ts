import type { SiteSettings } from '../domain/settings.ts'
import { pageHeads } from './seo/pages.ts'

export const THEME_COLOR = '#C1272D'

/** The settings that a new site starts with; staff change them in the admin area. */
export const siteDefaults: SiteSettings = {
  name: { ar: 'روابط', en: 'Rawabit' },
  slogan: { ar: 'روابط تدوم في كل مشروع', en: 'Bonds That Last on Every Project' },
  company: { ar: 'روابط للتوزيع', en: 'Rawabit Distribution' },
  summary: {
    ar: 'موزع سعودي للواصق وموانع التسرب ورغوة البولي يوريثان ومواد البناء.',
    en: 'A Saudi distributor of adhesives, sealants, PU foam and construction materials.',
  },
  description: pageHeads.home.description,
  phone: '+966 11 000 0000',
  salesPhone: '+966 11 000 0000',
  email: 'info@example.com',
  salesEmail: 'sales@example.com',
  supportEmail: 'support@example.com',
  privacyEmail: 'privacy@example.com',
  messagingNumber: '966110000000',
  address: { ar: 'الرياض، المملكة العربية السعودية', en: 'Riyadh, Saudi Arabia' },
  hours: {
    ar: 'من الأحد إلى الخميس، من 8:00 صباحاً إلى 6:00 مساءً',
    en: 'Sunday to Thursday, 8:00 to 18:00',
  },
  map: {
    latitude: 24.71,
    longitude: 46.68,
    zoom: 10,
    href: 'https://www.openstreetmap.org/?mlat=24.71&mlon=46.68#map=10/24.71/46.68',
  },
  social: [
    { network: 'linkedin', href: 'https://social.example/rawabit/linkedin' },
    { network: 'x', href: 'https://social.example/rawabit/x' },
    { network: 'instagram', href: 'https://social.example/rawabit/instagram' },
  ],
  commercialRegistration: '',
  vatNumber: '',
  keywords: {
    ar: [
      'روابط',
      'لواصق',
      'موانع تسرب',
      'رغوة البولي يوريثان',
      'سيليكون محايد',
      'هجين MS',
      'غراء حراري',
      'بخاخ لاصق',
      'مواد بناء',
      'لاصق بلاط',
      'عزل مائي',
      'مانع تسرب واجهات',
      'موزع لواصق في السعودية',
      'عرض سعر مواد لصق',
    ],
    en: [
      'Rawabit',
      'adhesives',
      'sealants',
      'PU foam',
      'neutral silicone',
      'MS hybrid',
      'hot melt',
      'spray adhesive',
      'construction materials',
      'tile adhesive',
      'waterproofing',
      'facade sealant',
      'adhesives distributor Saudi Arabia',
      'adhesive price quote',
    ],
  },
  requestMonths: 12,
  structuredRating: { value: 4.8, count: 127 },
}
