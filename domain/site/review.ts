import { formatDay } from '../text/format.ts'
import type { Locale, Localized } from '../text/locale.ts'
import { onceInLanguage } from '../text/once-in-language.ts'

/** What a customer said. */
export type Review = {
  id: number
  name: Localized
  /** Calendar day, `YYYY-MM-DD`. */
  day: string
  /** 1 to 5, in halves. */
  rating: number
  text: Localized
}

/** A review in one language, as its card shows it. */
export type ReviewCard = {
  id: number
  name: string
  text: string
  rating: number
  /** Calendar day, for machines and for readers. */
  day: string
  date: string
}

export const toReviewCards = onceInLanguage((reviews: Review[], locale) =>
  reviews.map((review) => toReviewCard(review, locale)),
)

function toReviewCard({ id, name, text, rating, day }: Review, locale: Locale): ReviewCard {
  return { id, name: name[locale], text: text[locale], rating, day, date: formatDay(day, locale) ?? day }
}
