import type { Localized } from '../text/locale.ts'

/** Who the site belongs to: one record, edited by staff (names, contact values, links, numbers). */
export type SiteSettings = {
  name: Localized
  slogan: Localized
  company: Localized
  /** Shown in the footer under the logo. */
  summary: Localized
  /** What search engines and shared links say of the home page. */
  description: Localized
  phone: string
  salesPhone: string
  email: string
  salesEmail: string
  supportEmail: string
  privacyEmail: string
  /** Digits of the messaging app's number, country code first, no plus. */
  messagingNumber: string
  address: Localized
  hours: Localized
  map: { latitude: number; longitude: number; zoom: number; href: string }
  social: { network: SocialNetwork; href: string }[]
  commercialRegistration: string
  vatNumber: string
  /** Default keywords of the page head, 14 per language in the demo content. */
  keywords: Localized<string[]>
  /** For how many months requests are kept; the privacy policy names it. */
  requestMonths: number
  /** The constant rating in structured data; search engines require it to be genuine. Null switches it off. */
  structuredRating: StructuredRating | null
}

/** So many visitors gave this on the average, of 5. */
export type StructuredRating = { value: number; count: number }

/** `version` grows with every change, whoever makes it. */
export type VersionedSettings = { settings: SiteSettings; version: number }

export const SOCIAL_NETWORKS = ['linkedin', 'x', 'instagram', 'facebook', 'youtube', 'tiktok', 'snapchat'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]
