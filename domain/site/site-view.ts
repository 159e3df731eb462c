import { accentOf } from '#domain/catalogue/accent.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { emailHref, phoneHref } from '#domain/messages/contact-text.ts'
import type { Locale } from '#domain/text/locale.ts'
import { formatPhone } from '#domain/messages/phone.ts'
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
  /** Null, here and below, where there is none; those of sales and support are the site's own then. */
  phone: ContactLink | null
  salesPhone: ContactLink | null
  email: ContactLink | null
  salesEmail: ContactLink | null
  supportEmail: ContactLink | null
  /** Without a map, `href` is empty; with nothing but a map, the text. */
  address: ContactLink | null
  /** The messaging app's conversation with the company. */
  messaging: ContactLink | null
  hours: string
  social: { network: SocialNetwork; href: string }[]
  commercialRegistration: string
  vatNumber: string
}

export function toSiteView(settings: SiteSettings, locale: Locale): SiteView {
  const email = (address: string) => (address ? { text: address, href: emailHref(address) } : null)
  const phone = (number: string) => (number ? { text: number, href: phoneHref(number) } : null)
  const [name, slogan, summary] = [settings.name[locale], settings.slogan[locale], settings.summary[locale]]
  const [address, map] = [settings.address[locale], settings.map.href]
  return {
    name,
    slogan,
    company: settings.company[locale] || name,
    summary,
    description: settings.description[locale] || summary || slogan || name,
    phone: phone(settings.phone),
    salesPhone: phone(settings.salesPhone || settings.phone),
    email: email(settings.email),
    salesEmail: email(settings.salesEmail || settings.email),
    supportEmail: email(settings.supportEmail || settings.email),
    address: address || map ? { text: address, href: map } : null,
    messaging: messaging(settings.messagingNumber),
    hours: settings.hours[locale].replaceAll(/(?<=\d) (?=صباح|مساء|[ap]m\b)/giu, '\u00a0'),
    social: settings.social,
    commercialRegistration: settings.commercialRegistration,
    vatNumber: settings.vatNumber,
  }
}

function messaging(number: string): ContactLink | null {
  return number ? { text: formatPhone(`+${number}`), href: `https://wa.me/${number}` } : null
}

export type MenuCategory = { id: string; name: string; accent: number; productCount: number; picture: Picture | null }

export function toMenuCategory(category: Category, locale: Locale): MenuCategory {
  return {
    id: category.id,
    name: category.name[locale],
    accent: accentOf(category),
    productCount: category.productCount,
    picture: shownPicture(category.image),
  }
}
