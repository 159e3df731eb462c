import type { AttributeValue } from '#domain/catalogue/attribute.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Spec } from '#domain/products/product.ts'
import type { SeoOverride } from '#domain/records/seo-override.ts'
import type { DetailField, FieldKind, ProductDetails } from './product-details.ts'

/** What is known of a product beside its names. */
type DetailSource = {
  description: Localized
  properties: Localized
  applicationAreas: Localized
  madeIn: Localized
  packs: { type: Localized<string | null>; volume: Localized<string | null> }[]
  specs: Spec[]
  certifications: string[]
  attributes: AttributeValue[]
  override: SeoOverride | null
}

/** Surfaces are where a thing is used; the other attributes are what it is. */
const AREA_KEYS = ['on', 'place']
/** What something is not for, and figures, which their own fields tell. */
const UNSEARCHED_KEYS = ['not_on', 'size', 'standard', 'uv']
/** Kinds that take off what others put on. */
const CLEANERS = ['cleaner', 'remover']

export function toProductDetails(source: DetailSource): ProductDetails {
  const { packs, specs, certifications, attributes, override } = source
  const classes = attributes.filter(({ key }) => key === 'fire').map(({ value }) => value)
  return {
    fields: [
      ...attributes.flatMap(toAttributeField),
      ...(override ? overrideFields(override) : []),
      ...certifications.map((text) => ({ kind: 'certification' as const, text })),
      ...packs.flatMap(({ type }) => labelled('packType', type)),
      ...both('belonging', source.madeIn),
      ...both('area', source.applicationAreas),
      ...specs.flatMap(({ label }) => both('figure', label)),
      ...both('figure', source.properties),
      ...both('description', source.description),
    ],
    packSizes: packs.flatMap(({ volume }) => volume.en ?? volume.ar ?? []),
    figureSizes: specs.map(({ value, unit }) => `${value} ${unit.en}`),
    standards: [...certifications, ...classes],
    heat: heatOf(specs, attributes),
    isCleaner: attributes.some(({ key, value }) => key === 'kind' && CLEANERS.includes(value)),
  }
}

/** The highest that the attribute and the figures of use tell. */
function heatOf(specs: readonly Spec[], attributes: readonly AttributeValue[]): number | null {
  const limits = attributes.filter(({ key }) => key === 'service_max').map(({ value }) => Number(value))
  const figures = specs
    .filter(({ key, unit }) => HEAT_KEYS.includes(key) && /°|℃/.test(unit.en))
    .flatMap(({ value }) => value.match(/\d+/g)?.map(Number) ?? [])
  return limits.length + figures.length === 0 ? null : Math.max(...limits, ...figures)
}

const HEAT_KEYS = ['service', 'heat', 'peak']

function toAttributeField({ key, value, label }: AttributeValue): DetailField[] {
  if (UNSEARCHED_KEYS.includes(key) || value === 'no' || label === null) return []
  return labelled(AREA_KEYS.includes(key) ? 'area' : 'label', label)
}

function overrideFields({ keywords, h1, h2_1, h2_2, h2_3, altText, faq }: SeoOverride): DetailField[] {
  const questions = [...faq.ar, ...faq.en]
  return [
    ...listed('keyword', [...keywords.ar, ...keywords.en]),
    ...[h1, h2_1, h2_2, h2_3].flatMap((heading) => both('description', heading)),
    ...listed('description', [...altText.ar, ...altText.en]),
    ...listed(
      'question',
      questions.flatMap(({ question, answer }) => [question, answer]),
    ),
  ]
}

function listed(kind: FieldKind, texts: string[]): DetailField[] {
  return texts.filter((text) => text !== '').map((text) => ({ kind, text }))
}

function both(kind: FieldKind, { ar, en }: Localized<string | null>): DetailField[] {
  return listed(kind, [ar ?? '', en ?? ''])
}

/** A field that is called as it stands in both languages, whichever of them was searched. */
function labelled(kind: FieldKind, text: Localized<string | null>): DetailField[] {
  const label = { ar: text.ar ?? text.en ?? '', en: text.en ?? text.ar ?? '' }
  return both(kind, text).map((field) => ({ ...field, label }))
}
