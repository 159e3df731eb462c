/** A product that rows are about; `id` is null of a new one. */
export type MatchedProduct = { id: string | null; rows: number[] }

/** By what rows of a new product are known as one: its own id, slug or names, or else a stock code that they share. */
export type NewProductKeys = { own: string; stock: string | null }

/** The products that rows are about, each at its place. */
export function matchedProducts() {
  const products: MatchedProduct[] = []
  const placeOfId = new Map<string, number>()
  const placeOfKey = new Map<string, number>()
  return { products, placeOfKnown, placeOfNew }

  function placeOf(places: Map<string, number>, key: string, id: string | null): number {
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, products.length)
    return products.push({ id, rows: [] }) - 1
  }

  /** Products that a row is about together have one place: they are evaluated and written together. */
  function placeOfKnown(ids: readonly string[]): number {
    const place = placeOf(placeOfId, ids[0]!, ids[0]!)
    for (const id of ids.slice(1)) {
      const own = placeOfId.get(id)
      if (own !== undefined && own !== place) moveRows(own, place)
      placeOfId.set(id, place)
    }
    return place
  }

  function moveRows(from: number, to: number) {
    products[to]!.rows = [...products[to]!.rows, ...products[from]!.rows].toSorted((one, other) => one - other)
    products[from]!.rows = []
    for (const [id, place] of placeOfId) if (place === from) placeOfId.set(id, to)
  }

  function placeOfNew({ own, stock }: NewProductKeys): number {
    const sameStock = stock === null ? undefined : placeOfKey.get(stock)
    const place = sameStock ?? placeOf(placeOfKey, own, null)
    if (stock !== null) placeOfKey.set(stock, place)
    return place
  }
}
