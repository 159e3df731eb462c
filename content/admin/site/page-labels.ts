import type { PAGE_FIELDS, PageName } from '#domain/site/content/page-fields.ts'
import type { Localized } from '#domain/text/locale.ts'
import { aboutLabels } from './about-labels.ts'
import { catalogueLabels } from './catalogue-labels.ts'
import { contactLabels } from './contact-labels.ts'
import { documentLabels } from './document-labels.ts'
import { footerLabels, navigationLabels } from './frame-labels.ts'
import { brandsLabels } from './brands-labels.ts'
import { formsLabels } from './forms-labels.ts'
import { homeLabels } from './home-labels.ts'
import { identityLabels } from './identity-labels.ts'
import { mailsLabels } from './mails-labels.ts'

/** What the fields of each page's texts are called. */
export const labelsOfPages: { [Name in PageName]: Record<keyof (typeof PAGE_FIELDS)[Name], Localized> } = {
  home: homeLabels,
  about: aboutLabels,
  contact: contactLabels,
  policy: documentLabels,
  terms: documentLabels,
  privacy: documentLabels,
  catalogue: catalogueLabels,
  navigation: navigationLabels,
  footer: footerLabels,
  forms: formsLabels,
  mails: mailsLabels,
  brands: brandsLabels,
  identity: identityLabels,
}

/** The same by their names alone. */
export const pageLabels: Record<string, Localized> = Object.assign({}, ...Object.values(labelsOfPages))
