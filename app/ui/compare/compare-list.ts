/** As many as `MOST_COMPARED`, whose module would bring what products are made of to every page. */
const MOST = 4

/** What is to be compared on this device: ids of products, and the event that tells of a change. */
export const COMPARE_LIST = 'compare-list'

export function compareList(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(COMPARE_LIST) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

export function storeCompareList(ids: readonly string[]): void {
  try {
    localStorage.setItem(COMPARE_LIST, JSON.stringify(ids.slice(0, MOST)))
  } catch {
    // A browser that keeps nothing compares by links alone.
  }
  dispatchEvent(new CustomEvent(COMPARE_LIST))
}

/** Adds a product behind the others; false where there is no room for it. */
export function collect(id: string): boolean {
  const ids = [...new Set([...compareList(), id])]
  storeCompareList(ids)
  return ids.length <= MOST
}
