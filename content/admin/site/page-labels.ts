import type { PAGE_FIELDS, PageName } from '../../../domain/site/content/page-fields.ts'
import type { Localized } from '../../../domain/text/locale.ts'
import { homeLabels } from './home-labels.ts'

/** What the fields of each page's texts are called. */
export const labelsOfPages: { [Name in PageName]: Record<keyof (typeof PAGE_FIELDS)[Name], Localized> } = {
  home: homeLabels,
}

/** The same by their names alone. */
export const pageLabels: Record<string, Localized> = Object.assign({}, ...Object.values(labelsOfPages))
