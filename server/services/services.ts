import { join } from 'node:path'
import { openAccounts } from '#server/auth/accounts.ts'
import {
  unmemoizedEach,
  unmemoized,
  memoized,
  memoizedEach,
  type Memoize,
  type MemoizeEach,
} from '#server/cache/memoized.ts'
import { type Config, siteFolder } from '#server/config.ts'
import type { Clock } from '#server/clock.ts'
import { checkDatabase, type Db } from '#server/data/engine/database.ts'
import { createExchange } from '#server/exchange/exchange.ts'
import { openFileCache } from '#server/files/file-cache.ts'
import type { TableClocks } from '#server/data/engine/table-clocks.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { createPrivateFiles } from '#server/files/private/private-files.ts'
import { createQuotationPdf } from '#server/print/quotation-pdf.ts'
import { createVirusScan } from '#server/files/virus-scan.ts'
import type { Log } from '#server/log.ts'
import type { RecentErrors } from '#server/recent-errors.ts'
import { createCustomerSessions } from '#server/services/accounts/customers.ts'
import { createDueAttributes } from '#server/services/catalogue/attribute-type.ts'
import { createRecordList, createCategoryList, createBrandList } from '#server/services/catalogue/staff-lists.ts'
import { createComparison, createEquivalents, createFinder } from '#server/services/choice/choosing.ts'
import { createDocumentRequests } from '#server/services/documents/documents.ts'
import { createInboxChanges } from '#server/services/messages/inbox-events.ts'
import { createOpenDrafts } from '#server/services/quotes/quotation-start.ts'
import { createAddresses } from './accounts/addresses.ts'
import { createApiTokens } from './accounts/api-tokens.ts'
import { createAudit } from './accounts/audit.ts'
import { createBackupRequests } from './site/backup-requests.ts'
import { createProductOrder } from './catalogue/product-order-editing.ts'
import { createAttributes } from './catalogue/attribute-type.ts'
import { createBrandProducts } from './catalogue/brand-products.ts'
import { createBrands } from './catalogue/brands.ts'
import { createCategories } from './catalogue/categories.ts'
import { createRelated } from './choice/related.ts'
import { createConfirmation } from './accounts/confirmation.ts'
import { createCollection } from './catalogue/collection.ts'
import { createContentChecks } from './site/content-checks.ts'
import { createContent } from './site/content/content.ts'
import { createContentList } from './site/content/content-list.ts'
import { createEndingDocuments } from './documents/ending-documents.ts'
import { createDocuments } from './documents/documents.ts'
import { createCustomers } from './accounts/customers.ts'
import { createDemoRemoval } from './site/content/demo-removal.ts'
import { diskProblem } from '#server/files/disk-room.ts'
import { createHealth, loggingChanges } from './site/health.ts'
import { createCatalogueFiles } from './site/identity/catalogue-files.ts'
import { incomingFolder } from '#server/files/private/incoming.ts'
import { createImports } from './imports/imports.ts'
import { createIdentity } from './site/identity/identity.ts'
import { createInbox } from './messages/inbox.ts'
import { createInboxEvents } from './messages/inbox-events.ts'
import { createItemList } from './catalogue/item-list.ts'
import { createMedia } from './media/media.ts'
import { createMessages } from './messages/messages.ts'
import { createNotices } from './site/notices.ts'
import { createOperations } from './site/operations.ts'
import { createOwnAccount } from './accounts/own-account.ts'
import { createPostList } from './posts/post-list.ts'
import { createMissedSearches } from './search/missed-searches.ts'
import { createOwnSessions } from './accounts/own-sessions.ts'
import { createInvitations } from './accounts/invitations.ts'
import { createPasswordReset } from './accounts/password-reset.ts'
import { createPriceList } from './prices/price-list.ts'
import { createPosts } from './posts/posts.ts'
import { createProductGrid } from './catalogue/product-grid.ts'
import { createProducts } from './catalogue/products.ts'
import { createQuotations } from './quotes/quotations.ts'
import { createRequestLinks } from './quotes/request-links.ts'
import { createDeskCustomers } from './customers/desk-customers.ts'
import { createAliases } from './quotes/aliases.ts'
import { createQuoteLists } from './quotes/quote-lists.ts'
import { createRequestFiles } from './quotes/request-files.ts'
import { createRequestPages } from './quotes/request-pages.ts'
import { createListRequests } from './quotes/list-requests.ts'
import { createSubmittals } from './submittals/submittals.ts'
import { createTakenRequests } from './quotes/taken-requests.ts'
import { createReferrers } from './site/referrers.ts'
import { createRedirects } from './site/redirects.ts'
import { createRequestCalls } from './messages/request-calls.ts'
import { createRequests } from './messages/requests.ts'
import { createRetention } from './site/retention.ts'
import { createDeskSearch } from './search/desk-search.ts'
import { createSearch, createSearchTable } from './search/search.ts'
import { createSecondFactorRule } from './accounts/second-factor-rule.ts'
import { createSeo } from './site/seo.ts'
import { createSettings } from './site/settings.ts'
import { createSignInCodes } from './accounts/sign-in-codes.ts'
import { createStaffPreferences } from './accounts/staff-preferences.ts'
import { createStaffNotices } from './notices/staff-notices.ts'
import { createStaffEmail } from './accounts/staff-email.ts'
import { createStaffSessions } from './accounts/staff-sessions.ts'
import { createLook } from './site/look.ts'
import { createSiteFrame } from './site/content/site-frame.ts'
import { createSitemap } from './site/sitemap.ts'
import { createSocialPictures } from './site/social-pictures.ts'
import { createSourceKeys } from './site/source-keys.ts'
import { createDailyCounts } from './reports/daily-counts.ts'
import { createDocumentFiles } from './prints/document-files.ts'
import { createStoredPrints } from './prints/stored-prints.ts'
import { createManuscripts } from './prints/manuscripts.ts'
import { createLabels } from './prints/labels.ts'
import { createPagePictures, createPrinting } from './prints/printing.ts'
import { createPrints } from './prints/prints.ts'
import { createQuoteReport } from './reports/quote-report.ts'
import { createReports } from './reports/reports.ts'
import { createOverview } from './start/overview.ts'
import { createSetUp } from './start/set-up.ts'
import { createStaff } from './accounts/staff.ts'
import { createStoreCheck } from './site/store-check.ts'
import { createTestMails } from './site/test-mails.ts'
import { createSynonyms } from './search/synonyms.ts'
import { createTextCleaning } from './posts/text-cleaning.ts'
import { createExports } from './sheets/exports.ts'
import { createRangeFiles } from './sheets/range-file.ts'
import { createWebhooks } from './webhooks/webhooks.ts'
import { createUploads } from '#server/services/media/uploads.ts'
import {
  createDuePublications,
  createEditing,
  createHousekeeping,
  createLongActs,
  createRecords,
  createSharing,
  createStaffReads,
  createVersions,
} from '#server/services/records.ts'

export type ServicesDeps = {
  db: Db
  /** Another connection, for what takes long; the same database where that has several. */
  longReads?: Db
  storage: FileStorage
  config: Config
  log: Log
  clock: Clock
  /** Called when a new picture waits for its renditions. */
  onPicture?: () => void
  /** Called when new mails wait. */
  onMail?: () => void
  /** Called when a job was brought forward. */
  onJob?: () => void
  /** Called when it has been planned that something goes onto the site or off it. */
  onPlan?: () => void
  /** Called when an act on many records waits to be done. */
  onLongAct?: () => void
  /** Called when an import waits to be worked on. */
  onImport?: () => void
  /** Called when a submittal pack waits to be made. */
  onPack?: () => void
  /** What the log remembers of what went wrong. */
  recentErrors?: RecentErrors
  /** The clocks of the database: with them, what every page shows is kept in memory. Not within a transaction. */
  clocks?: TableClocks
}

/** About five thousand pictures for shared links. */
const SOCIAL_BYTES = 256 * 1024 * 1024

/** The one door to the data: pages, API and commands call the same services. */
export type Services = ReturnType<typeof createServices>

export function createServices(deps: ServicesDeps) {
  const { db, storage, config, log, clocks } = deps
  const { siteUrl, mail } = config
  const memoize: Memoize = clocks ? (load) => memoized(clocks, load) : unmemoized
  const memoizeEach: MemoizeEach = clocks ? (most, load) => memoizedEach(clocks, most, load) : unmemoizedEach
  /** What services are made with beside other services; each takes what it needs. */
  const site = { ...deps, siteUrl, mailHost: new URL(siteUrl).hostname, memoize, memoizeEach }
  const accounts = openAccounts(site)
  const apiTokens = createApiTokens(site)
  const products = createProducts(site)
  const categories = createCategories(site)
  const brands = createBrands(site)
  const posts = createPosts(site)
  const settings = createSettings({ ...site, salesEmail: mail.salesEmail })
  const priceList = createPriceList(site)
  const scan = config.virusScanner ? createVirusScan(config.virusScanner) : undefined
  const uploads = createUploads({ ...site, scan })
  const checkStorage = loggingChanges('storage', () => storage.check(), log)
  const operations = createOperations({ ...site, settings, checkStorage })
  const audit = createAudit(site)
  const contentList = createContentList(site)
  const dailyCounts = createDailyCounts(site)
  const missedSearches = createMissedSearches(site)
  const sourceKeys = createSourceKeys(db)
  const inboxChanges = createInboxChanges(site)
  const staffSessions = createStaffSessions({ ...site, apiTokens, auth: accounts.staff })
  const records = createRecords(site)
  const content = createContent(site)
  const privateFiles = createPrivateFiles({ ...site, ceilings: config.visitorFiles })
  // What cannot be removed now is removed with what else is unused, within the hour.
  const onRemoved = async () =>
    void (await privateFiles.removeUnowned().catch((error: unknown) => log.warn('private files stay', { error })))
  const requestFiles = createRequestFiles({ ...site, privateFiles, sourceKeys, scan, settings })
  const messages = createMessages(site)
  const requests = createRequests({ ...site, messages, products, requestFiles, dailyCounts, settings, sourceKeys })
  const searchTable = createSearchTable(db)
  const documents = createDocuments({ ...site, products })
  const itemList = createItemList(site)
  const quoteLists = createQuoteLists({ db, searchTable })
  // What cannot be told now is told in a moment.
  const onAssigned = () =>
    staffNotices.tellAssignments().catch((error: unknown) => log.warn('assignees are told later', { error }))
  const staffNotices = createStaffNotices({ ...site, settings })
  const drawn = openFileCache(join(config.dataDir, 'cache/social'), SOCIAL_BYTES)
  const storedPrints = createStoredPrints({ ...site, limit: config.printCacheBytes })
  const manuscripts = createManuscripts({ ...site, products, documents, categories, brands, settings, content })
  const prints = createPrints({
    ...site,
    storedPrints,
    manuscripts,
    printManuscript: createPrinting({ storage, storedPrints, log }),
    pagePictures: createPagePictures({ storage, storedPrints, log }),
  })
  const look = createLook({ content, settings })
  const files = () => content.page('identity')
  const identity = createIdentity({ ...site, files, look, settings, uploads, cache: drawn })
  const collection = createCollection(site)
  return {
    categories,
    categoryList: createCategoryList(site),
    brands,
    brandList: createBrandList(site),
    productOrder: createProductOrder(site),
    brandProducts: createBrandProducts(site),
    attributes: createAttributes(site),
    dueAttributes: createDueAttributes(site),
    products,
    itemList,
    deskSearch: createDeskSearch({ ...site, itemList }),
    collection,
    posts,
    postList: createPostList(site),
    documents,
    endingDocuments: createEndingDocuments({ ...site, documents, settings }),
    submittals: createSubmittals({
      ...site,
      settings,
      products,
      documents,
      quoteLists,
      prints,
      folder: incomingFolder(config),
    }),
    search: createSearch({ ...site, table: searchTable }),
    missedSearches,
    synonyms: createSynonyms(site),
    aliases: createAliases(site),
    deskCustomers: createDeskCustomers(site),
    webhooks: createWebhooks({ ...site, allowsLoopback: config.webhooksToLoopback }),
    priceList,
    productGrid: createProductGrid(site),
    settings,
    content,
    contentList,
    equivalents: createEquivalents({ ...site, content }),
    finder: createFinder({ ...site, content }),
    related: createRelated(site),
    comparison: createComparison({ ...site, products, quoteLists }),
    demoRemoval: createDemoRemoval(site),
    siteFrame: createSiteFrame({ ...site, content }),
    seo: createSeo(site),
    redirects: createRedirects(site),
    referrers: createReferrers(site),
    sitemap: createSitemap({ ...site, settings, landings: collection.landings }),
    exports: createExports({ ...site, siteFolder: siteFolder(config.mode) }),
    rangeFiles: createRangeFiles({ ...site, collection }),
    contentChecks: createContentChecks({ ...site, siteFolder: siteFolder(config.mode) }),
    identity,
    look,
    prints,
    documentFiles: createDocumentFiles({ ...site, products, quoteLists, documents, uploads, prints }),
    catalogueFiles: createCatalogueFiles({ content, uploads, settings, categories, brands, prints }),
    socialPictures: createSocialPictures({
      ...site,
      brands,
      categories,
      products,
      posts,
      cache: drawn,
      sign: identity.sign,
      colour: async () => (await look.theme())?.colour ?? null,
    }),
    addresses: createAddresses(site),
    customers: createCustomers({ ...site, settings, onRemoved }),
    customerSessions: createCustomerSessions({ ...site, auth: accounts.customers }),
    signInCodes: createSignInCodes({ ...site, settings, sourceKeys, auth: accounts.customers }),
    messages,
    privateFiles,
    requestFiles,
    requests,
    quoteLists,
    labels: createLabels({ ...site, quoteLists, products }),
    documentRequests: createDocumentRequests({ quoteLists, documents }),
    openDrafts: createOpenDrafts(site),
    quotations: createQuotations({
      ...site,
      settings,
      priceList,
      links: createRequestLinks(db),
      privateFiles,
      print: createQuotationPdf({ storage, log }),
    }),
    listRequests: createListRequests({ ...site, requests, quoteLists }),
    takenRequests: createTakenRequests({ ...site, quoteLists, settings }),
    requestPages: createRequestPages(site),
    inbox: createInbox({ ...site, settings, sendsMail: mail.smtpUrl !== null, onAssigned, onRemoved }),
    inboxChanges,
    inboxEvents: createInboxEvents({ ...site, changes: inboxChanges, sessions: staffSessions }),
    requestCalls: createRequestCalls(site),
    retention: createRetention({ ...site, settings }),
    staff: createStaff(site),
    staffPreferences: createStaffPreferences(site),
    staffNotices,
    staffEmail: createStaffEmail({ ...site, settings }),
    invitations: createInvitations({ ...site, settings, sendsMail: mail.smtpUrl !== null }),
    passwordReset: createPasswordReset({ ...site, settings }),
    audit,
    confirmation: createConfirmation({ ...site, auth: accounts.staff }),
    ownAccount: createOwnAccount({ ...site, auth: accounts.staff }),
    ownSessions: createOwnSessions({ ...site, auth: accounts.staff }),
    secondFactorRule: createSecondFactorRule(site),
    staffSessions,
    apiTokens,
    uploads,
    media: createMedia({ ...site, uploads }),
    versions: createVersions(site),
    textCleaning: createTextCleaning(site),
    editing: createEditing({ ...site, uploads }),
    recordList: createRecordList(site),
    staffReads: createStaffReads(site),
    records,
    longActs: createLongActs({ ...site, records }),
    imports: createImports({ ...site, records, uploads, folder: incomingFolder(config) }),
    duePublications: createDuePublications(site),
    sharing: createSharing(site),
    housekeeping: createHousekeeping(site),
    exchange: createExchange({ ...site, uploads }),
    storeCheck: createStoreCheck(site),
    operations,
    dailyCounts,
    reports: createReports({ ...site, dailyCounts }),
    quoteReport: createQuoteReport(site),
    overview: createOverview({ ...site, settings, audit, missedSearches }),
    setUp: createSetUp({ ...site, settings, operations, content, contentList }),
    notices: createNotices({ ...site, settings, operations, checkStorage, alertEmail: mail.alertEmail }),
    backupRequests: createBackupRequests({ ...site, directory: config.backup.directory }),
    testMails: createTestMails({ ...site, settings, identity }),
    health: createHealth(
      { database: () => checkDatabase(db), storage: checkStorage },
      { degradation: () => diskProblem(config.dataDir) },
    ),
  }
}
