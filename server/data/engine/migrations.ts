import type { Migration } from 'kysely/migration'
import * as baseline from './migrations/0023-baseline.ts'
import * as heldRequests from './migrations/0024-held-requests.ts'
import * as namesInOrder from './migrations/0025-names-in-order.ts'
import * as roles from './migrations/0026-roles.ts'
import * as hsCode from './migrations/0027-hs-code.ts'
import * as packWeight from './migrations/0028-pack-weight.ts'
import * as attributes from './migrations/0029-attributes.ts'
import * as moreSynonyms from './migrations/0030-more-synonyms.ts'
import * as pricesAndStock from './migrations/0031-prices-and-stock.ts'
import * as records from './migrations/0032-records.ts'
import * as previewLinks from './migrations/0033-preview-links.ts'
import * as unopenedMessages from './migrations/0034-unopened-messages.ts'
import * as staffPreferences from './migrations/0035-staff-preferences.ts'
import * as startPage from './migrations/0036-start-page.ts'
import * as dailyCounts from './migrations/0037-daily-counts.ts'
import * as longActs from './migrations/0038-long-acts.ts'
import * as media from './migrations/0039-media.ts'
import * as siteContent from './migrations/0040-site-content.ts'
import * as brands from './migrations/0041-brands.ts'
import * as quoteRequests from './migrations/0042-quote-requests.ts'
import * as packPrices from './migrations/0043-pack-prices.ts'
import * as privateFiles from './migrations/0044-private-files.ts'
import * as quotations from './migrations/0045-quotations.ts'
import * as followUp from './migrations/0046-follow-up.ts'
import * as quoteReport from './migrations/0047-quote-report.ts'
import * as inboxChanges from './migrations/0048-inbox-changes.ts'
import * as imports from './migrations/0049-imports.ts'
import * as staffNotices from './migrations/0050-staff-notices.ts'
import * as placedProducts from './migrations/0051-product-orders.ts'
import * as importPictures from './migrations/0052-import-pictures.ts'
import * as newCategories from './migrations/0053-new-categories.ts'
import * as storedPictures from './migrations/0054-stored-pictures.ts'
import * as foundRequests from './migrations/0055-found-requests.ts'
import * as privateFileSources from './migrations/0056-private-file-sources.ts'
import * as overridePrices from './migrations/0057-override-prices.ts'
import * as nameOrders from './migrations/0058-name-orders.ts'
import * as tradeSynonyms from './migrations/0059-trade-synonyms.ts'
import * as work from './migrations/0060-work.ts'
import * as openLines from './migrations/0061-open-lines.ts'
import * as lineAliases from './migrations/0062-line-aliases.ts'
import * as customers from './migrations/0063-customers.ts'
import * as talking from './migrations/0064-talking.ts'
import * as webhooks from './migrations/0065-webhooks.ts'
import * as calculator from './migrations/0066-calculator.ts'
import * as pricing from './migrations/0067-pricing.ts'
import * as documentRequests from './migrations/0068-document-requests.ts'
import * as livePrint from './migrations/0069-live-print.ts'
import * as documents from './migrations/0070-documents.ts'
import * as catalogueSource from './migrations/0071-catalogue-source.ts'
import * as productSheets from './migrations/0072-product-sheets.ts'
import * as relatedProducts from './migrations/0074-related-products.ts'
import * as submittals from './migrations/0075-submittals.ts'
import * as facets from './migrations/0076-facets.ts'
import * as printsNotRenewed from './migrations/0077-prints-not-renewed.ts'
import * as pictureFocus from './migrations/0078-picture-focus.ts'
import * as closestSearches from './migrations/0080-closest-searches.ts'
import * as fileBin from './migrations/0081-file-bin.ts'
import * as fileTags from './migrations/0082-file-tags.ts'

/** Every change of the tables, in order of name. One that was released is never edited: the next number corrects it. */
export const migrations: Record<string, Migration> = {
  '0023-baseline': baseline,
  '0024-held-requests': heldRequests,
  '0025-names-in-order': namesInOrder,
  '0026-roles': roles,
  '0027-hs-code': hsCode,
  '0028-pack-weight': packWeight,
  '0029-attributes': attributes,
  '0030-more-synonyms': moreSynonyms,
  '0031-prices-and-stock': pricesAndStock,
  '0032-records': records,
  '0033-preview-links': previewLinks,
  '0034-unopened-messages': unopenedMessages,
  '0035-staff-preferences': staffPreferences,
  '0036-start-page': startPage,
  '0037-daily-counts': dailyCounts,
  '0038-long-acts': longActs,
  '0039-media': media,
  '0040-site-content': siteContent,
  '0041-brands': brands,
  '0042-quote-requests': quoteRequests,
  '0043-pack-prices': packPrices,
  '0044-private-files': privateFiles,
  '0045-quotations': quotations,
  '0046-follow-up': followUp,
  '0047-quote-report': quoteReport,
  '0048-inbox-changes': inboxChanges,
  '0049-imports': imports,
  '0050-staff-notices': staffNotices,
  '0051-product-orders': placedProducts,
  '0052-import-pictures': importPictures,
  '0053-new-categories': newCategories,
  '0054-stored-pictures': storedPictures,
  '0055-found-requests': foundRequests,
  '0056-private-file-sources': privateFileSources,
  '0057-override-prices': overridePrices,
  '0058-name-orders': nameOrders,
  '0059-trade-synonyms': tradeSynonyms,
  '0060-work': work,
  '0061-open-lines': openLines,
  '0062-line-aliases': lineAliases,
  '0063-customers': customers,
  '0064-talking': talking,
  '0065-webhooks': webhooks,
  '0066-calculator': calculator,
  '0067-pricing': pricing,
  '0068-document-requests': documentRequests,
  '0069-live-print': livePrint,
  '0070-documents': documents,
  '0071-catalogue-source': catalogueSource,
  '0072-product-sheets': productSheets,
  '0074-related-products': relatedProducts,
  '0075-submittals': submittals,
  '0076-facets': facets,
  '0077-prints-not-renewed': printsNotRenewed,
  '0078-picture-focus': pictureFocus,
  '0080-closest-searches': closestSearches,
  '0081-file-bin': fileBin,
  '0082-file-tags': fileTags,
}
