import type { Localized } from '../text/locale.ts'
import type { Picture } from '../site/picture.ts'

/** A category as the rest of the product sees it. `price` and `rating` only travel through the API. */
export type Category = {
  id: string
  slug: string
  /** Counts the changes: who saves names the version that was read, so that nobody overwrites what another saved. */
  version: number
  name: Localized
  description: Localized
  /** Place in the menu; categories without one come last. */
  sortId: number | null
  image: Picture | null
  price: number
  rating: number
  productCount: number
  createdAt: string
  updatedAt: string
}

/** What staff send; `image` is a stored file's name or null. */
export type CategoryInput = {
  slug: string
  name: Localized
  description: Localized
  sortId: number | null
  image: string | null
  price: number
  rating: number
}
