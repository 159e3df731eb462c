import type { Migration } from 'kysely/migration'
import * as files from './migrations/0001-files.ts'
import * as catalogue from './migrations/0002-catalogue.ts'
import * as posts from './migrations/0003-posts.ts'
import * as accounts from './migrations/0004-accounts.ts'
import * as messages from './migrations/0005-messages.ts'
import * as site from './migrations/0006-site.ts'
import * as signIn from './migrations/0007-sign-in.ts'
import * as inbox from './migrations/0008-inbox.ts'
import * as searchEngines from './migrations/0009-search-engines.ts'
import * as nationalAddress from './migrations/0010-national-address.ts'
import * as productListing from './migrations/0011-product-listing.ts'
import * as settingsVersion from './migrations/0012-settings-version.ts'
import * as search from './migrations/0013-search.ts'
import * as contentChecks from './migrations/0014-content-checks.ts'
import * as jobRuns from './migrations/0015-job-runs.ts'
import * as rateCounts from './migrations/0016-rate-counts.ts'
import * as synonymsVersion from './migrations/0017-synonyms-version.ts'
import * as productOrders from './migrations/0018-product-orders.ts'
import * as staffRules from './migrations/0019-staff-rules.ts'
import * as productListingOrders from './migrations/0020-product-listing-orders.ts'
import * as productListingCounts from './migrations/0021-product-listing-counts.ts'
import * as productListingCodes from './migrations/0022-product-listing-codes.ts'
import * as newestAndChanged from './migrations/0023-newest-and-changed.ts'
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

/** Every change of the tables, in order of name. One that was released is never edited: the next number corrects it. */
export const migrations: Record<string, Migration> = {
  '0001-files': files,
  '0002-catalogue': catalogue,
  '0003-posts': posts,
  '0004-accounts': accounts,
  '0005-messages': messages,
  '0006-site': site,
  '0007-sign-in': signIn,
  '0008-inbox': inbox,
  '0009-search-engines': searchEngines,
  '0010-national-address': nationalAddress,
  '0011-product-listing': productListing,
  '0012-settings-version': settingsVersion,
  '0013-search': search,
  '0014-content-checks': contentChecks,
  '0015-job-runs': jobRuns,
  '0016-rate-counts': rateCounts,
  '0017-synonyms-version': synonymsVersion,
  '0018-product-orders': productOrders,
  '0019-staff-rules': staffRules,
  '0020-product-listing-orders': productListingOrders,
  '0021-product-listing-counts': productListingCounts,
  '0022-product-listing-codes': productListingCodes,
  '0023-newest-and-changed': newestAndChanged,
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
}
