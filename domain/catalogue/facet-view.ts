import { fromOtherLanguage } from '#domain/products/other-language.ts'
import { STOCK_STATES, type StockState } from '#domain/products/stock.ts'
import { withUnits } from '#domain/products/units.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import type { AttributeKey } from './attribute.ts'
import type { BrandLogo } from './brand-logo.ts'
import type { BrandOption, CategoryOption } from './collection-view.ts'
import { chosenOf, choiceCount, withoutChoice, type CollectionQuery } from './collection-query.ts'
import type { FacetCounts } from './facet-tally.ts'

/** One value of a facet, with how many products it would show. */
export type FacetOption = {
  value: string
  label: string
  count: number
  accent?: number
  logo?: BrandLogo | null
  /** Reads from left to right in both languages. */
  isCode?: boolean
}

/** What the list can be narrowed by: `isOne` takes one value alone. */
export type Facet = { key: string; legend: string; isOne: boolean; options: FacetOption[] }

export type FacetWords = {
  legends: Record<'category' | 'brand' | 'origin' | 'stock', Localized>
  atLeast: Localized<(amount: string) => string>
  flags: Record<'yes' | 'no', Localized>
  stock: Record<StockState, Localized>
}

type Known = {
  keys: readonly AttributeKey[]
  counts: FacetCounts
  /** By the name that is stored. */
  origins: ReadonlyMap<string, Localized>
  categories: readonly CategoryOption[]
  brands: readonly BrandOption[]
  words: FacetWords
}

/**
 * The facets of a list in one language: no value that would show nothing, unless it is chosen, and no facet with a
 * single value.
 */
export function toFacets(query: CollectionQuery, known: Known, locale: Locale): Facet[] {
  const { legends, stock } = known.words
  const countOf = (key: string, value: string | number) => known.counts.get(key)?.get(value) ?? 0
  const facet = (key: string, legend: string, options: FacetOption[], isOne = false): Facet[] => {
    const chosen = chosenOf(query, key)
    const offered = options.filter(({ value, count }) => count > 0 || chosen.includes(value))
    return offered.length > 1 || chosen.length > 0 ? [{ key, legend, isOne, options: offered }] : []
  }
  return [
    ...facet('category', legends.category[locale], [...known.categories]),
    ...facet('brand', legends.brand[locale], [...known.brands]),
    ...known.keys
      .filter(({ isFacet }) => isFacet)
      .flatMap((key) => facet(key.key, key.label[locale], optionsOf(key, query, known, locale), key.type === 'number')),
    ...facet(
      'origin',
      legends.origin[locale],
      [...known.origins].map(([value, name]) => ({
        value,
        label: name[locale] || value,
        count: countOf('origin', value),
      })),
    ),
    ...facet(
      'stock',
      legends.stock[locale],
      STOCK_STATES.map((value) => ({ value, label: stock[value][locale], count: countOf('stock', value) })),
    ),
  ]
}

function optionsOf(key: AttributeKey, query: CollectionQuery, known: Known, locale: Locale): FacetOption[] {
  const counts = known.counts.get(key.key) ?? new Map<string | number, number>()
  const chosen = chosenOf(query, key.key)
  if (key.type === 'number') {
    const steps = [...new Set([...key.steps, ...chosen.map(Number)])].toSorted((one, other) => one - other)
    return steps.map((step) => ({
      value: String(step),
      label: known.words.atLeast[locale](withSign(step, key.unit)),
      count: [...counts].reduce((sum, [value, count]) => sum + (Number(value) >= step ? count : 0), 0),
    }))
  }
  if (key.type === 'flag') {
    const { flags } = known.words
    return (['yes', 'no'] as const).map((value) => ({
      value,
      label: flags[value][locale],
      count: counts.get(value) ?? 0,
    }))
  }
  if (key.type === 'enum') {
    return key.values.map(({ value, label }) => ({ value, label: label[locale], count: counts.get(value) ?? 0 }))
  }
  const values = [...new Set([...counts.keys()].map(String)), ...chosen.filter((value) => !counts.has(value))]
  const isSize = key.key === 'size'
  return values
    .toSorted((one, other) => (isSize ? compareSizes(one, other) : NATURAL.compare(one, other)))
    .map((value) => ({
      value,
      label: isSize ? withUnits((locale === 'ar' && fromOtherLanguage(value, 'ar')) || value, locale) : value,
      count: counts.get(value) ?? 0,
      ...(!isSize && { isCode: true }),
    }))
}

const NATURAL = new Intl.Collator('en', { numeric: true })
const UNITS: Readonly<Record<string, readonly [kind: number, times: number]>> = {
  ml: [0, 1],
  l: [0, 1000],
  g: [1, 1],
  kg: [1, 1000],
  mm: [2, 1],
  cm: [2, 10],
  m: [2, 1000],
}

/** Volumes before weights, lengths and numbers of pieces, each from the smallest. */
export function compareSizes(one: string, other: string): number {
  const [a, b] = [measureOf(one), measureOf(other)]
  return a.kind - b.kind || a.amount - b.amount || NATURAL.compare(one, other)
}

function measureOf(size: string): { kind: number; amount: number } {
  const [, amount = '0', unit = ''] = /^([\d.]+) (\w+)/.exec(size) ?? []
  const [kind, times] = UNITS[unit.toLowerCase()] ?? [3, 1]
  return { kind, amount: Number(amount) * times }
}

/** Only what is a facet, and of it what there is; what else an address says is dropped. */
export function withKnownChoices(
  query: CollectionQuery,
  keys: readonly AttributeKey[],
  stated: ReadonlyMap<string, ReadonlySet<string>>,
): CollectionQuery {
  const isKnown = (name: string, value: string) => {
    if (name === 'category' || name === 'brand') return true
    if (name === 'stock') return STOCK_STATES.some((state) => state === value)
    if (name === 'origin') return stated.get(name)?.has(value) ?? false
    const key = keys.find((one) => one.key === name && one.isFacet)
    if (key?.type === 'enum') return key.values.some((one) => one.value === value)
    if (key?.type === 'flag') return value === 'yes' || value === 'no'
    if (key?.type === 'number') return /^\d{1,6}(?:\.\d{1,3})?$/.test(value)
    return key !== undefined && (stated.get(name)?.has(value) ?? false)
  }
  const chosen = Object.entries(query.chosen).flatMap(([key, values]) => {
    const known = values.filter((value) => isKnown(key, value))
    return known.length === 0 ? [] : [[key, known] as const]
  })
  return { ...query, chosen: Object.fromEntries(chosen) }
}

/** Each value that is chosen, as it is called. */
export function chosenOptions(
  query: CollectionQuery,
  facets: readonly Facet[],
): { key: string; option: FacetOption }[] {
  return Object.entries(query.chosen).flatMap(([key, values]) => {
    const options = facets.find((one) => one.key === key)?.options ?? []
    return values.map((value) => ({
      key,
      option: options.find((one) => one.value === value) ?? { value, label: value, count: 0 },
    }))
  })
}

/** Facets of which one value of a category is a page of its own for search engines. */
const OWN_PAGES = ['base', 'standard', 'fire']
/** So many products such a page has at least. */
const LEAST_OF_PAGE = 2

/** The one value of a category that makes a page of its own, as it is called; null for any other list. */
export function landingOf(query: CollectionQuery, facets: readonly Facet[], total: number): FacetOption | null {
  const [only] = chosenOptions(query, facets)
  const isOne = only !== undefined && choiceCount(query) === 1 && OWN_PAGES.includes(only.key)
  return isOne && total >= LEAST_OF_PAGE && query.sort === 'newest' && query.page === 1 ? only.option : null
}

/** All such pages of a category: key, value and how many products. */
export function landingsOf(counts: FacetCounts): { key: string; value: string }[] {
  return OWN_PAGES.flatMap((key) =>
    [...(counts.get(key) ?? [])].flatMap(([value, count]) =>
      count >= LEAST_OF_PAGE ? [{ key, value: String(value) }] : [],
    ),
  )
}

/** What would be shown without each of the chosen values, where all together show nothing. */
export function widerQueries(query: CollectionQuery): { key: string; value: string; query: CollectionQuery }[] {
  return Object.entries(query.chosen).flatMap(([key, values]) =>
    values.map((value) => ({ key, value, query: withoutChoice(query, key, value) })),
  )
}

function withSign(amount: number, unit: string | null): string {
  if (unit === null) return String(amount)
  return unit === '%' ? `${amount}%` : `${amount} ${unit}`
}
