/** What the address of the results asks for. `text` is as typed, without blanks round it and marks that nobody sees. */
export type SearchQuery = { text: string; category: string | null; page: number }

export function searchSearch({ text, category, page }: SearchQuery): string {
  const search = new URLSearchParams({ q: text })
  if (category !== null) search.set('category', category)
  if (page > 1) search.set('page', String(page))
  return `?${search}`
}

/** Few enough to be seen at a glance. */
export const SUGGESTED = { products: 5, categories: 3, posts: 2, closest: 3 }

/** Fewer letters say too little. */
export const FEWEST_LETTERS = 2
