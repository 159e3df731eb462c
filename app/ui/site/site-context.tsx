import { createContext, use } from 'react'
import type { IdentityView } from '#domain/site/identity-view.ts'
import type { LookTheme } from '#domain/site/look.ts'
import type { StructuredRating } from '#domain/site/settings.ts'
import type { FORMS_FIELDS } from '#domain/site/content/pages/forms-fields.ts'
import type { FooterView, FrameLink } from '#domain/site/content/pages/frame-view.ts'
import type { MenuCategory, SiteView } from '#domain/site/site-view.ts'

export type SiteFrameData = {
  site: SiteView
  /** Null where they could not be loaded. */
  categories: MenuCategory[] | null
  navigation: FrameLink[]
  footer: FooterView
  /** What forms for requests say of what becomes of the data; empty where the company has written nothing. */
  notice: string
  /** What the company promises whoever writes to it; each is empty where it promises nothing. */
  promises: Record<keyof typeof FORMS_FIELDS, string>
  /** Null where there is none. */
  privacyPolicy: FrameLink | null
  /** How the site shows itself; without it, as the demo content does. */
  identity?: IdentityView
  hidesRatings?: boolean
  /** Its colours and corners; without it, those of the stylesheet. */
  theme?: LookTheme
  /** What the heads of pages need of the site, beside its name and slogan. */
  head: {
    origin: string
    keywords: string[]
    otherName: string
    rating: StructuredRating | null
    /** Search engines are to leave the whole site out. */
    closed?: true
    /** Whether it began without the demo content, whose texts say more than it knows. */
    isNeutral?: boolean
  }
}

const SiteContext = createContext<SiteFrameData | null>(null)

export const SiteProvider = SiteContext.Provider

/** The same, or null outside the site's layout: in the staff area. */
export function useFrameAround(): SiteFrameData | null {
  return use(SiteContext)
}

/** What the layout loaded for every page: the site's identity, the navigation's categories. */
export function useSiteFrame(): SiteFrameData {
  const data = useFrameAround()
  if (data === null) throw new Error('This part of a page stands inside the site layout only')
  return data
}

/** A text that the demo content vouches for: nothing on a site that began without it. */
export function useDemoText(text: string): string | null {
  return useFrameAround()?.head.isNeutral ? null : text
}

export function useSite(): SiteView {
  return useSiteFrame().site
}
