import type { Category } from '../catalogue/category.ts'
import { emailHref, phoneHref } from '../messages/contact-text.ts'
import type { Locale } from '../text/locale.ts'
import { formatPhone } from '../messages/phone.ts'
import { shownPicture, type Picture } from './picture.ts'
import type { SiteSettings, SocialNetwork } from './settings.ts'

/** A value that is shown and followed. */
export type ContactLink = { text: string; href: string }

/** Who the site belongs to, in one language, as header, footer and contact parts show it. */
export type SiteView = {
  name: string
  slogan: string
  company: string
  summary: string
  /** Of the home page. */
  description: string
  phone: ContactLink
  salesPhone: ContactLink
  email: ContactLink
  salesEmail: ContactLink
  supportEmail: ContactLink
  address: ContactLink
  /** The messaging app's conversation with the company. */
  messaging: ContactLink
  hours: string
  social: { network: SocialNetwork; href: string }[]
  commercialRegistration: string
  vatNumber: string
}

export function toSiteView(settings: SiteSettings, locale: Locale): SiteView {
  const email = (address: string) => ({ text: address, href: emailHref(address) })
  const phone = (number: string) => ({ text: number, href: phoneHref(number) })
  return {
    name: settings.name[locale],
    slogan: settings.slogan[locale],
    company: settings.company[locale],
    summary: settings.summary[locale],
    description: settings.description[locale],
    phone: phone(settings.phone),
    salesPhone: phone(settings.salesPhone),
    email: email(settings.email),
    salesEmail: email(settings.salesEmail),
    supportEmail: email(settings.supportEmail),
    address: { text: settings.address[locale], href: settings.map.href },
    messaging: { text: formatPhone(`+${settings.messagingNumber}`), href: `https://wa.me/${settings.messagingNumber}` },
    hours: settings.hours[locale],
    social: settings.social,
    commercialRegistration: settings.commercialRegistration,
    vatNumber: settings.vatNumber,
  }
}

/** A category as the navigation lists it. */
export type MenuCategory = { id: string; name: string; productCount: number; picture: Picture | null }

export function toMenuCategory(category: Category, locale: Locale): MenuCategory {
  return {
    id: category.id,
    name: category.name[locale],
    productCount: category.productCount,
    picture: shownPicture(category.image),
  }
}
