import type { PageNames } from '../../domain/search/search-view.ts'
import { brandName } from '../brand-names.ts'
import { sitePageName } from './site-pages.ts'

/** What a search calls the pages that it finds. */
export const pageNames: PageNames = { brand: brandName, page: sitePageName }
