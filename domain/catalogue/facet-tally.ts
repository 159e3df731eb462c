import type { Localized } from '#domain/text/locale.ts'
import { PACK_KEYS, type ProductFacets } from './attribute.ts'
import type { Chosen } from './collection-query.ts'

/** Products that are alike in all that may be chosen of them. */
export type FacetGroup = {
  categoryId: string | null
  brand: Localized
  origin: Localized
  facets: ProductFacets
  count: number
}

/** How many products each value of a facet would show, by key: what is chosen of the facet itself is left aside. */
export type FacetCounts = Map<string, Map<string | number, number>>

type Values = readonly (string | number)[]

const NONE: Values = []

/** How many products meet all that is chosen, and what else could be. */
export function tallyFacets(groups: Iterable<FacetGroup>, chosen: Chosen): { total: number; counts: FacetCounts } {
  const counts: FacetCounts = new Map()
  const add = (key: string, value: string | number, count: number) => {
    const values = counts.get(key) ?? new Map<string | number, number>()
    counts.set(key, values)
    values.set(value, (values.get(value) ?? 0) + count)
  }
  const { own, packs } = parted(chosen)
  let total = 0
  for (const group of groups) {
    const failed = own.filter(([key, wanted]) => !meets(valuesOf(group, key), wanted))
    if (failed.length > 1) continue
    const isPackMet = group.count > 0 && packsOf(group).some((pack) => meetsPack(pack, packs))
    if (isPackMet) {
      if (failed.length === 0) total += group.count
      const keys = failed.length === 0 ? ownKeys(group) : [failed[0]![0]]
      for (const key of keys) for (const value of valuesOf(group, key)) add(key, value, group.count)
    }
    if (failed.length > 0) continue
    for (const key of PACK_KEYS) {
      const others = packs.filter(([other]) => other !== key)
      const values = new Set(packsOf(group).flatMap((pack) => (meetsPack(pack, others) ? (pack[key] ?? NONE) : NONE)))
      for (const value of values) add(key, value, group.count)
    }
  }
  return { total, counts }
}

/** Whether its products meet all that is chosen. */
export function meetsChosen(group: Omit<FacetGroup, 'count'>, chosen: Chosen): boolean {
  const { own } = parted(chosen)
  return (
    own.every(([key, wanted]) => meets(valuesOf(group, key), wanted)) && matchingPack(group.facets, chosen) !== null
  )
}

/** The place of the first pack that is all that is chosen of packs; null for none. */
export function matchingPack(facets: ProductFacets, chosen: Chosen): number | null {
  const { packs } = parted(chosen)
  const place = packsOf({ facets }).findIndex((pack) => meetsPack(pack, packs))
  return place === -1 ? null : place
}

/** Whether anything is chosen that belongs to a pack. */
export function isPackChosen(chosen: Chosen): boolean {
  return parted(chosen).packs.length > 0
}

type Wanted = readonly [key: string, values: readonly string[]]

function parted(chosen: Chosen): { own: Wanted[]; packs: Wanted[] } {
  const all = Object.entries(chosen).filter(([, values]) => values.length > 0)
  return { own: all.filter(([key]) => !PACK_KEYS.includes(key)), packs: all.filter(([key]) => PACK_KEYS.includes(key)) }
}

/** A product without packs is as one pack. */
function packsOf({ facets: { own, packs } }: Pick<FacetGroup, 'facets'>): readonly Readonly<Record<string, Values>>[] {
  return packs.length > 0 ? packs : [own]
}

function ownKeys({ facets, categoryId, brand }: FacetGroup): string[] {
  return [
    ...(categoryId === null ? [] : ['category']),
    ...(brand.en === '' ? [] : ['brand']),
    ...Object.keys(facets.own).filter((key) => !PACK_KEYS.includes(key)),
  ]
}

function valuesOf({ facets, categoryId, brand }: Omit<FacetGroup, 'count'>, key: string): Values {
  if (key === 'category') return categoryId === null ? NONE : [categoryId]
  if (key === 'brand') return brand.en === '' ? NONE : [brand.en]
  return Object.hasOwn(facets.own, key) ? facets.own[key]! : NONE
}

function meetsPack(pack: Readonly<Record<string, Values>>, wanted: readonly Wanted[]): boolean {
  return wanted.every(([key, values]) => meets(pack[key] ?? NONE, values))
}

/** Of a number at least so much; of the others one of them. */
function meets(values: Values, wanted: readonly string[]): boolean {
  return values.some((value) =>
    typeof value === 'number' ? wanted.some((least) => value >= Number(least)) : wanted.includes(value),
  )
}
