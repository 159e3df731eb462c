/** What a customer said, in one language, as its card shows it. */
export type ReviewCard = {
  id: string
  name: string
  text: string
  /** 1 to 5, in halves; null on a site that shows none. */
  rating: number | null
  /** Calendar day, `YYYY-MM-DD`, for machines, and for readers. */
  day: string
  date: string
}
