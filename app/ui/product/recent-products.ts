import type { Locale, Localized } from '#domain/text/locale.ts'

export type RecentProduct = { id: string; path: string; name: string }

/** Products that were looked at on this device, the last first: their ids, and apart what they are called. */
const RECENT = 'recent-products'
const RECENT_NAMES = 'recent-product-names'

const MOST = 12

type Named = { path: string; name: Partial<Localized> }

/** Those seen before, and this one with them from now on. */
export function seeProduct({ id, path, name }: RecentProduct, locale: Locale): RecentProduct[] {
  const names = stored<Record<string, Named>>(RECENT_NAMES, {})
  const others = stored<string[]>(RECENT, []).filter((one) => one !== id && names[one])
  const ids = [id, ...others].slice(0, MOST)
  const seen = { ...names, [id]: { path, name: { ...names[id]?.name, [locale]: name } } }
  try {
    localStorage.setItem(RECENT, JSON.stringify(ids))
    localStorage.setItem(RECENT_NAMES, JSON.stringify(Object.fromEntries(ids.map((one) => [one, seen[one]]))))
  } catch {
    // A browser that keeps nothing shows none.
  }
  return others.map((one) => {
    const known = seen[one]!
    return { id: one, path: known.path, name: known.name[locale] ?? known.name.ar ?? known.name.en ?? one }
  })
}

export function forgetProducts(): void {
  localStorage.removeItem(RECENT)
  localStorage.removeItem(RECENT_NAMES)
}

function stored<Value>(key: string, none: Value): Value {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? 'null') as Value
    return value !== null && typeof value === 'object' && Array.isArray(value) === Array.isArray(none) ? value : none
  } catch {
    return none
  }
}
