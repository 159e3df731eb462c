import type { PageNames } from '#domain/search/search-view.ts'
import { sitePageName } from './site-pages.ts'

/** What a search calls the pages that it finds. */
export const pageNames: PageNames = { page: sitePageName }
