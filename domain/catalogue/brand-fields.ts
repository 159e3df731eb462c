import { linkOf, phoneOf } from '#domain/messages/contact-kinds.ts'
import { isEmail } from '#domain/messages/email.ts'
import type { Fields } from '#domain/fields/field.ts'
import { both, choice, line, numberOrNone, text } from '#domain/fields/field-kinds.ts'
import { file } from '#domain/fields/list-kinds.ts'
import type { RecordForm } from '#domain/fields/record-form.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { rows } from '#domain/fields/rows-kind.ts'
import { colour, lines, plainLines } from '#domain/site/content/text-kinds.ts'

type BrandSection = 'basics' | 'looks' | 'texts' | 'facts' | 'specialties' | 'applications' | 'contact' | 'staff'

const SPECIALTY_ICONS = [
  'foam',
  'bolt',
  'layers',
  'drop',
  'building',
  'brush',
  'bricks',
  'flame',
  'spray',
  'tool',
] as const
export type SpecialtyIcon = (typeof SPECIALTY_ICONS)[number]

const { snippet, description, address, lines: most } = RECORD_LIMITS
const PICTURE = 'A picture: JPEG, PNG, WebP or AVIF, at most 25 MB'
const wanted = true

/** Every field of a brand, in the order of its form; see `PRODUCT_FIELDS`. */
export const BRAND_FIELDS = {
  name: { section: 'basics', wanted, ...text(both('name'), 'name', { required: true }) },
  slug: {
    section: 'basics',
    ...line('slug', { required: true, about: 'Becomes the id of a new brand; changing it later leaves the id' }),
  },
  /** Other names that products may have been given; the names that the brand had before are among them. */
  aliases: { section: 'basics', ...plainLinesIn('aliases') },
  origin: { section: 'basics', ...text(both('origin'), 'origin') },
  coverage: { section: 'basics', ...text(both('coverage'), 'coverage') },
  /** Place among the brands; those without one come last. */
  sortId: { section: 'basics', ...numberOrNone('sort_id', { about: 'Place among the brands; empty for none' }) },
  logo: { section: 'looks', ...file('logo', { existing: 'existing_logo', column: 'logo', about: PICTURE }) },
  logoWhite: {
    section: 'looks',
    ...file('logo_white', { existing: 'existing_logo_white', column: 'logo_white', about: PICTURE }),
  },
  image: { section: 'looks', ...file('image', { existing: 'existing_image', column: 'image', about: PICTURE }) },
  imageAlt: { section: 'looks', ...text(both('image_alt'), 'image_alt') },
  colour: { section: 'looks', ...colour('colour') },
  description: {
    section: 'texts',
    wanted,
    ...text(both('description'), 'description', { as: 'block', most: snippet, required: true }),
  },
  longDescription: {
    section: 'texts',
    ...text(both('long_description'), 'long_description', { as: 'block', most: description }),
  },
  highlights: {
    section: 'facts',
    ...rows('highlights', {
      title: text(both('highlight_title'), 'highlight_title', { required: true }),
      value: text(both('highlight_value'), 'highlight_value', { required: true }),
    }),
  },
  coverageDetails: { section: 'facts', ...linesIn('coverage_details') },
  specialties: {
    section: 'specialties',
    ...rows('specialties', {
      name: text(both('specialty_name'), 'specialty_name', { required: true }),
      icon: choice('specialty_icon', SPECIALTY_ICONS, 'The picture beside it'),
      description: text(both('specialty_text'), 'specialty_text', { most: snippet }),
    }),
  },
  applications: { section: 'applications', ...linesIn('applications') },
  certifications: { section: 'applications', ...plainLinesIn('certifications') },
  website: {
    section: 'contact',
    ...line('website', { most: address, about: 'A whole address that begins with https' }),
    read: (form: RecordForm) => linkOf(form, 'website', false),
  },
  email: { section: 'contact', ...line('email'), read: emailOf },
  phone: {
    section: 'contact',
    ...line('phone'),
    read: (form: RecordForm) => form.line('phone') && phoneOf(form, 'phone'),
  },
  /** No page and no answer shows them. */
  competitors: { section: 'staff', ...linesIn('competitors'), answers: {} },
} satisfies Fields & Record<string, { section: BrandSection; wanted?: boolean }>

/** What lists of the API say of a brand. */
const { name, slug, aliases, origin, coverage, sortId, logo, description: shortText } = BRAND_FIELDS
export const LISTED_BRAND_FIELDS = {
  name,
  slug,
  aliases,
  origin,
  coverage,
  sortId,
  logo,
  colour: BRAND_FIELDS.colour,
  description: shortText,
}

function linesIn<const Name extends string>(name: Name) {
  return { ...lines(name, { most }), stored: { as: 'json-pair', column: name } as const }
}

function plainLinesIn<const Name extends string>(name: Name) {
  return { ...plainLines(name, { most }), stored: { as: 'json', column: name } as const }
}

function emailOf(form: RecordForm): string | undefined {
  const typed = form.line('email')
  return !typed || isEmail(typed) ? typed : form.refuse('email', { kind: 'email-malformed' })
}
