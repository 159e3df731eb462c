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
import type { Config } from '#server/config.ts'
import type { Clock } from '#server/clock.ts'
import { checkDatabase, type Db } from '#server/data/engine/database.ts'
import { createExchange } from '#server/exchange/exchange.ts'
import { openFileCache } from '#server/files/file-cache.ts'
import type { TableClocks } from '#server/data/engine/table-clocks.ts'
import type { FileStorage } from '#server/files/file-storage.ts'
import { createPrivateFiles } from '#server/files/private/private-files.ts'
import { createQuotationPdf } from '#server/print/quotation-pdf.ts'
import { siteFolder } from '#server/files/site-folder.ts'
import { createVirusScan } from '#server/files/virus-scan.ts'
import type { Log } from '#server/log.ts'
import type { RecentErrors } from '#server/recent-errors.ts'
import { createCustomerSessions } from '#server/services/accounts/customers.ts'
import { createDueAttributes } from '#server/services/catalogue/attribute-type.ts'
import { createComparison, createEquivalents, createFinder } from '#server/services/choice/choosing.ts'
import { createOpenDrafts } from '#server/services/quotes/quotation-start.ts'
import { createAddresses } from './accounts/addresses.ts'
import { createApiTokens } from './accounts/api-tokens.ts'
import { createAudit } from './accounts/audit.ts'
import { createBackupRequests } from './site/backup-requests.ts'
import { createProductOrder } from './catalogue/product-order-editing.ts'
import { createBrandList } from './catalogue/brand-list.ts'
import { createAttributes } from './catalogue/attribute-type.ts'
import { createBrandProducts } from './catalogue/brand-products.ts'
import { createBrands } from './catalogue/brands.ts'
import { createCategories } from './catalogue/categories.ts'
import { createCategoryList } from './catalogue/category-list.ts'
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
import { createInboxChanges } from './messages/inbox-changes.ts'
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
import { createRecordList } from '#server/services/catalogue/record-list.ts'
import { createQuotations } from './quotes/quotations.ts'
import { createRequestLinks } from './quotes/request-links.ts'
import { createDocumentRequests } from './documents/document-requests.ts'
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
  const {
    db,
    storage,
    config,
    log,
    clock,
    onPicture,
    onMail,
    onJob,
    onPlan,
    onLongAct,
    onImport,
    onPack,
    recentErrors,
    clocks,
  } = deps
  const { siteUrl, mail } = config
  const accounts = openAccounts({ db, siteUrl, log })
  const apiTokens = createApiTokens({ db, clock })
  const memoize: Memoize = clocks ? (load) => memoized(clocks, load) : unmemoized
  const memoizeEach: MemoizeEach = clocks ? (most, load) => memoizedEach(clocks, most, load) : unmemoizedEach
  const products = createProducts({ db, clock, memoize, memoizeEach })
  const categories = createCategories({ db, clock, memoize })
  const brands = createBrands({ db, clock, memoize })
  const posts = createPosts({ db, clock, memoize })
  const settings = createSettings({ db, clock, memoize, salesEmail: mail.salesEmail })
  const priceList = createPriceList({ db, clock, memoizeEach })
  const scan = config.virusScanner ? createVirusScan(config.virusScanner) : undefined
  const uploads = createUploads({ db, storage, log, clock, onPicture, scan })
  const checkStorage = loggingChanges('storage', () => storage.check(), log)
  const operations = createOperations({ db, clock, config, settings, checkStorage, recentErrors })
  const audit = createAudit({ db })
  const contentList = createContentList({ db })
  const dailyCounts = createDailyCounts({ db, clock })
  const missedSearches = createMissedSearches({ db, clock })
  const sourceKeys = createSourceKeys(db)
  const inboxChanges = createInboxChanges({ db, clock })
  const staffSessions = createStaffSessions({ db, clock, apiTokens, auth: accounts.staff })
  const seo = createSeo({ db, clock, memoizeEach })
  const editing = createEditing({ db, clock, uploads, onPlan })
  const records = createRecords({ db, clock, siteUrl, onPlan })
  const content = createContent({ db, memoizeEach })
  const privateFiles = createPrivateFiles({ db, storage, clock, ceilings: config.visitorFiles })
  // What cannot be removed now is removed with what else is unused, within the hour.
  const onRemoved = async () =>
    void (await privateFiles.removeUnowned().catch((error: unknown) => log.warn('private files stay', { error })))
  const requestFiles = createRequestFiles({ db, privateFiles, sourceKeys, scan, log, clock, settings, siteUrl, onMail })
  const messages = createMessages({ db, clock, mailHost: new URL(siteUrl).hostname })
  const requests = createRequests({
    db,
    clock,
    messages,
    products,
    requestFiles,
    dailyCounts,
    settings,
    sourceKeys,
    siteUrl,
    onMail,
  })
  const searchTable = createSearchTable(db)
  const documents = createDocuments({ db, clock, products, memoize })
  const itemList = createItemList({ db, memoize, memoizeEach })
  const quoteLists = createQuoteLists({ db, searchTable })
  // What cannot be told now is told in a moment.
  const onAssigned = () =>
    staffNotices.tellAssignments().catch((error: unknown) => log.warn('assignees are told later', { error }))
  const staffNotices = createStaffNotices({ db, clock, settings, siteUrl, onMail })
  const drawn = openFileCache(join(config.dataDir, 'cache/social'), SOCIAL_BYTES)
  const storedPrints = createStoredPrints({ db, storage, clock, limit: config.printCacheBytes })
  const manuscripts = createManuscripts({
    db,
    products,
    documents,
    categories,
    brands,
    settings,
    content,
    siteUrl,
    memoize,
    memoizeEach,
  })
  const prints = createPrints({
    db,
    clock,
    log,
    storedPrints,
    manuscripts,
    printManuscript: createPrinting({ storage, storedPrints, log }),
    pagePictures: createPagePictures({ storage, storedPrints, log }),
  })
  const look = createLook({ content, settings })
  const identity = createIdentity({
    files: () => content.page('identity'),
    look,
    settings,
    uploads,
    storage,
    memoize,
    cache: drawn,
  })
  const collection = createCollection({ db, memoize, memoizeEach })
  return {
    categories,
    categoryList: createCategoryList({ db }),
    brands,
    brandList: createBrandList({ db }),
    productOrder: createProductOrder({ db, clock }),
    brandProducts: createBrandProducts({ db, clock, memoize }),
    attributes: createAttributes({ db, clock }),
    dueAttributes: createDueAttributes({ db, memoize }),
    products,
    itemList,
    deskSearch: createDeskSearch({ db, clock, itemList }),
    collection,
    posts,
    postList: createPostList({ db }),
    documents,
    endingDocuments: createEndingDocuments({ db, clock, documents, settings, siteUrl, onMail }),
    submittals: createSubmittals({
      db,
      clock,
      log,
      storage,
      settings,
      siteUrl,
      products,
      documents,
      quoteLists,
      prints,
      onPack,
      folder: incomingFolder(config),
    }),
    search: createSearch({ db, table: searchTable }),
    missedSearches,
    synonyms: createSynonyms({ db, clock }),
    aliases: createAliases({ db, clock }),
    deskCustomers: createDeskCustomers({ db, clock }),
    webhooks: createWebhooks({ db, clock, allowsLoopback: config.webhooksToLoopback }),
    priceList,
    productGrid: createProductGrid({ db, clock }),
    settings,
    content,
    contentList,
    equivalents: createEquivalents({ db, clock, content }),
    finder: createFinder({ db, content }),
    related: createRelated({ db, memoizeEach }),
    comparison: createComparison({ db, products, quoteLists }),
    demoRemoval: createDemoRemoval({ db, clock, siteUrl }),
    siteFrame: createSiteFrame({ db, content, memoize }),
    seo,
    redirects: createRedirects({ db, clock, siteUrl }),
    referrers: createReferrers({ db, memoize }),
    sitemap: createSitemap({ db, settings, landings: collection.landings, memoize }),
    exports: createExports({ db, longReads: deps.longReads, clock, siteFolder: siteFolder(config.mode) }),
    rangeFiles: createRangeFiles({ db, siteUrl, collection, memoizeEach }),
    contentChecks: createContentChecks({ db, memoizeEach, siteFolder: siteFolder(config.mode) }),
    identity,
    look,
    prints,
    documentFiles: createDocumentFiles({ products, quoteLists, documents, uploads, prints, memoizeEach }),
    catalogueFiles: createCatalogueFiles({ content, uploads, settings, categories, brands, prints }),
    socialPictures: createSocialPictures({
      brands,
      categories,
      products,
      posts,
      storage,
      log,
      clock,
      cache: drawn,
      sign: identity.sign,
      colour: async () => (await look.theme())?.colour ?? null,
    }),
    addresses: createAddresses({ db, clock }),
    customers: createCustomers({ db, clock, settings, siteUrl, onMail, onRemoved }),
    customerSessions: createCustomerSessions({ db, clock, auth: accounts.customers }),
    signInCodes: createSignInCodes({ db, clock, settings, sourceKeys, siteUrl, auth: accounts.customers, onMail }),
    messages,
    privateFiles,
    requestFiles,
    requests,
    quoteLists,
    labels: createLabels({ db, quoteLists, products, siteUrl }),
    documentRequests: createDocumentRequests({ quoteLists, documents }),
    openDrafts: createOpenDrafts({ clock }),
    quotations: createQuotations({
      db,
      clock,
      settings,
      priceList,
      links: createRequestLinks(db),
      mailHost: new URL(siteUrl).hostname,
      siteUrl,
      privateFiles,
      storage,
      print: createQuotationPdf({ storage, log }),
      onMail,
    }),
    listRequests: createListRequests({ clock, requests, quoteLists }),
    takenRequests: createTakenRequests({ db, clock, quoteLists, settings, siteUrl, onMail }),
    requestPages: createRequestPages({ db, clock }),
    inbox: createInbox({
      db,
      memoizeEach,
      longReads: deps.longReads,
      clock,
      settings,
      siteUrl,
      sendsMail: mail.smtpUrl !== null,
      onMail,
      onAssigned,
      onRemoved,
    }),
    inboxChanges,
    inboxEvents: createInboxEvents({ changes: inboxChanges, sessions: staffSessions, log }),
    requestCalls: createRequestCalls({ db, clock }),
    retention: createRetention({ db, clock, settings }),
    staff: createStaff({ db, clock }),
    staffPreferences: createStaffPreferences({ db, clock }),
    staffNotices,
    staffEmail: createStaffEmail({ db, clock, settings, siteUrl, onMail }),
    invitations: createInvitations({ db, clock, settings, siteUrl, onMail, sendsMail: mail.smtpUrl !== null }),
    passwordReset: createPasswordReset({ db, clock, settings, siteUrl, onMail }),
    audit,
    confirmation: createConfirmation({ db, clock, auth: accounts.staff }),
    ownAccount: createOwnAccount({ db, clock, auth: accounts.staff }),
    ownSessions: createOwnSessions({ db, clock, auth: accounts.staff }),
    secondFactorRule: createSecondFactorRule({ db, clock }),
    staffSessions,
    apiTokens,
    uploads,
    media: createMedia({ db, clock, siteUrl, uploads, memoize, memoizeEach }),
    versions: createVersions({ db }),
    textCleaning: createTextCleaning({ db, clock }),
    editing,
    recordList: createRecordList({ db }),
    staffReads: createStaffReads({ db, clock }),
    records,
    longActs: createLongActs({ db, clock, siteUrl, records, onLongAct, onPlan }),
    imports: createImports({ db, clock, storage, records, uploads, folder: incomingFolder(config), onImport, onPlan }),
    duePublications: createDuePublications({ db, clock, log }),
    sharing: createSharing({ db, clock }),
    housekeeping: createHousekeeping({ db, clock }),
    exchange: createExchange({ db, storage, uploads, clock, siteUrl }),
    storeCheck: createStoreCheck({ db, storage }),
    operations,
    dailyCounts,
    reports: createReports({ db, clock, dailyCounts }),
    quoteReport: createQuoteReport({ db, clock }),
    overview: createOverview({ db, clock, settings, audit, missedSearches, memoizeEach }),
    setUp: createSetUp({ db, clock, settings, operations, content, contentList }),
    notices: createNotices({
      db,
      clock,
      settings,
      operations,
      checkStorage,
      siteUrl,
      alertEmail: mail.alertEmail,
      onMail,
    }),
    backupRequests: createBackupRequests({ db, clock, directory: config.backup.directory, onJob }),
    testMails: createTestMails({ db, clock, config, settings, identity }),
    health: createHealth(
      { database: () => checkDatabase(db), storage: checkStorage },
      { degradation: () => diskProblem(config.dataDir) },
    ),
  }
}
