/** The list of the latest products; no category has such an id. */
export const LATEST_ORDER = '*'

/** So many products come first in the latest ones. */
export const MOST_PINNED = 8

/** So many products are shown to be put into an order. */
export const MOST_ORDERED = 300

/** So many products of a category may be placed. */
export const MOST_PLACED = 500

/** Products that staff have placed in a list, in their order; all others follow as ever. */
export type ProductOrder = { id: string; products: string[]; version: number; updatedAt: string }

/** Which part of a list its placed products fill, and which part of the others follows them. */
export function partsOfOrder(placed: number, { offset = 0, limit }: { offset?: number; limit?: number }) {
  const end = limit === undefined ? placed : Math.min(placed, offset + limit)
  const first = { from: Math.min(offset, placed), to: Math.max(Math.min(offset, placed), end) }
  const others = {
    offset: Math.max(0, offset - placed),
    limit: limit === undefined ? undefined : limit - (first.to - first.from),
  }
  return { first, others }
}

/** The products whose places were given as numbers, in their order; of two with one number the earlier stays first. */
export function orderOfPlaces(products: readonly string[], placeOf: (id: string) => number | null): string[] {
  const placed = products.flatMap((id, index) => {
    const place = placeOf(id)
    return place === null ? [] : [{ id, place, index }]
  })
  return placed.toSorted((one, other) => one.place - other.place || one.index - other.index).map(({ id }) => id)
}

/**
 * Moves a product of a list by one: what stands before its new place is placed, too, for a place says how many come first.
 */
export function movedInOrder(shown: readonly string[], placed: number, from: number, to: number): string[] {
  const moved = shown[from]
  if (moved === undefined || to < 0 || to >= shown.length) return shown.slice(0, placed)
  const others = shown.filter((id) => id !== moved)
  return others.toSpliced(to, 0, moved).slice(0, Math.max(placed, to + 1))
}
