import type { IdentityView } from '#domain/site/identity-view.ts'
import type { StructuredRating } from '#domain/site/settings.ts'
import type { SiteView } from '#domain/site/site-view.ts'

/** Whom the site belongs to, in the page's language, with its name in the other one. */
export type SiteIdentity = SiteView & { otherName: string }

/** What every page's head takes from the site, in the page's language. */
export type SiteHead = {
  /** The configured origin, without a slash at its end. */
  origin: string
  name: string
  slogan: string
  keywords: string[]
  identity: SiteIdentity
  /** The rating in structured data; null where it is switched off. */
  rating: StructuredRating | null
  /** Search engines are to leave the whole site out. */
  closed?: true
  /** Whether it began without the demo content. */
  isNeutral?: boolean | undefined
  /** How the site shows itself; without it, as the demo content does. */
  look?: IdentityView | undefined
}
