import { emailOf, linkOf, officialNumberOf, phoneOf, rangeOf } from '../messages/contact-fields.ts'
import type { Localized } from '../text/locale.ts'
import type { FormFields } from '../messages/message-form.ts'
import {
  givenOf,
  pairOf,
  recordForm,
  type RecordForm,
  type RecordReading,
  type TextRule,
} from '../records/record-form.ts'
import { listOf } from '../records/record-lists.ts'
import { RECORD_LIMITS } from '../records/record-limits.ts'
import { SOCIAL_NETWORKS, type SiteSettings } from './settings.ts'

const KEYWORDS = { most: 50, longest: 100 }

/** Reads the form of the settings, with the names of its fields as `toSettingsValues` gives them. */
export function readSettingsForm(fields: FormFields, before: SiteSettings): RecordReading<SiteSettings> {
  const form = recordForm(fields, { isNew: false })
  const input: Partial<SiteSettings> = {
    ...identityOf(form, before),
    ...contactOf(form, before),
    map: mapOf(form, before.map),
    social: socialOf(form, before.social),
    commercialRegistration: officialNumberOf(form, 'commercial_registration', 'registration-malformed'),
    vatNumber: officialNumberOf(form, 'vat_number', 'vat-malformed'),
    keywords: pairOf(keywordsOf(form, 'keywords_ar'), keywordsOf(form, 'keywords_en'), before.keywords),
    requestMonths: monthsOf(form),
    structuredRating: ratingOf(form, before.structuredRating),
  }
  return { input: givenOf(input), problems: form.problems }
}

function identityOf(form: RecordForm, before: SiteSettings): Partial<SiteSettings> {
  return {
    name: linesOf(form, 'name', before.name),
    slogan: linesOf(form, 'slogan', before.slogan),
    company: linesOf(form, 'company', before.company),
    summary: linesOf(form, 'summary', before.summary),
    description: linesOf(form, 'description', before.description),
  }
}

function contactOf(form: RecordForm, before: SiteSettings): Partial<SiteSettings> {
  return {
    phone: phoneOf(form, 'phone'),
    salesPhone: phoneOf(form, 'sales_phone'),
    messagingNumber: phoneOf(form, 'messaging_number')?.replace(/\D/g, ''),
    email: emailOf(form, 'email'),
    salesEmail: emailOf(form, 'sales_email'),
    supportEmail: emailOf(form, 'support_email'),
    privacyEmail: emailOf(form, 'privacy_email'),
    address: linesOf(form, 'address', before.address),
    hours: linesOf(form, 'hours', before.hours, { figures: true }),
  }
}

/** One line in each language; neither may be emptied. */
function linesOf(form: RecordForm, name: string, before: Localized, kind: TextRule = {}): Localized | undefined {
  const rule = { required: true, most: RECORD_LIMITS.snippet, ...kind }
  return pairOf(form.line(`${name}_ar`, rule), form.line(`${name}_en`, rule), before)
}

function mapOf(form: RecordForm, before: SiteSettings['map']): SiteSettings['map'] | undefined {
  const latitude = rangeOf(form, 'map_latitude', { least: -90, most: 90 })
  const longitude = rangeOf(form, 'map_longitude', { least: -180, most: 180 })
  const href = linkOf(form, 'map_link', true)
  if (latitude === undefined && longitude === undefined && href === undefined) return undefined
  return {
    ...before,
    latitude: latitude ?? before.latitude,
    longitude: longitude ?? before.longitude,
    href: href ?? before.href,
  }
}

/** An emptied link takes the network off the site; the others stand in the order of the networks. */
function socialOf(form: RecordForm, before: SiteSettings['social']): SiteSettings['social'] | undefined {
  const links = SOCIAL_NETWORKS.map((network) => ({ network, href: linkOf(form, `social_${network}`, false) }))
  if (links.every(({ href }) => href === undefined)) return undefined
  return links
    .map(({ network, href }) => ({
      network,
      href: href ?? before.find((link) => link.network === network)?.href ?? '',
    }))
    .filter(({ href }) => href !== '')
}

function keywordsOf(form: RecordForm, name: string): string[] | undefined {
  const keywords = listOf(form, name, KEYWORDS)
  return keywords && [...new Set(keywords)]
}

function monthsOf(form: RecordForm): number | undefined {
  const months = rangeOf(form, 'request_months', { least: 1, most: 120 })
  return months === undefined || Number.isInteger(months)
    ? months
    : form.refuse('request_months', { kind: 'not-a-whole-number' })
}

/** Switched off, its figures say nothing; switched on again, it begins with what the form says. */
function ratingOf(
  form: RecordForm,
  before: SiteSettings['structuredRating'],
): SiteSettings['structuredRating'] | undefined {
  const shown = form.flag('rating_shown')
  if (shown === false) return null
  const value = rangeOf(form, 'rating_value', { least: 1, most: 5 })
  const count = rangeOf(form, 'rating_count', { least: 1, most: 1_000_000 })
  if (count !== undefined && !Number.isInteger(count))
    return form.refuse('rating_count', { kind: 'not-a-whole-number' })
  const rating = { ...before, ...givenOf({ value, count }) }
  return rating.value === undefined || rating.count === undefined
    ? undefined
    : { value: rating.value, count: rating.count }
}
