import { join } from 'node:path'
import {
  unmemoizedEach,
  unmemoized,
  memoized,
  memoizedEach,
  type Memoize,
  type MemoizeEach,
} from '../cache/memoized.ts'
import type { Config } from '../config.ts'
import { openAccounts } from '../auth/open-accounts.ts'
import type { Clock } from '../clock.ts'
import { checkDatabase, type Db } from '../data/engine/database.ts'
import { createExchange, type ExchangeService } from '../exchange/exchange.ts'
import { openFileCache } from '../files/file-cache.ts'
import type { TableClocks } from '../data/engine/table-clocks.ts'
import type { FileStorage } from '../files/file-storage.ts'
import { createPrivateFiles, type PrivateFiles } from '../files/private/private-files.ts'
import { createQuotationPdf } from '../print/quotation-pdf.ts'
import { siteFolder } from '../files/site-folder.ts'
import { createVirusScan } from '../files/virus-scan.ts'
import type { Log } from '../log.ts'
import type { RecentErrors } from '../recent-errors.ts'
import { createAddresses, type AddressesService } from './accounts/addresses.ts'
import { createApiTokens, type ApiTokensService } from './accounts/api-tokens.ts'
import { createAudit, type AuditService } from './accounts/audit.ts'
import { createBackupRequests, type BackupRequestsService } from './site/backup-requests.ts'
import { createProductOrder, type ProductOrderService } from './catalogue/product-order-editing.ts'
import { createBrandList, type BrandListService } from './catalogue/brand-list.ts'
import { createBrandProducts, type BrandProductsService } from './catalogue/brand-products.ts'
import { createBrands, type BrandsService } from './catalogue/brands.ts'
import { createCategories, type CategoriesService } from './catalogue/categories.ts'
import { createCategoryList, type CategoryListService } from './catalogue/category-list.ts'
import { createConfirmation, type ConfirmationService } from './accounts/confirmation.ts'
import { createCollection, type CollectionService } from './catalogue/collection.ts'
import { createContentChecks, type ContentChecksService } from './site/content-checks.ts'
import { createContent, type ContentService } from './site/content/content.ts'
import { createContentList, type ContentListService } from './site/content/content-list.ts'
import { createCustomers, type CustomersService } from './accounts/customers.ts'
import { createCustomerSessions, type CustomerSessionsService } from './accounts/customer-sessions.ts'
import { createDemoRemoval, type DemoRemovalService } from './site/content/demo-removal.ts'
import { createDuePublications, type DuePublicationsService } from './records/publication/due-publications.ts'
import { createEditing, type EditingService } from './records/editing.ts'
import { createHealth, toldOfChanges, type HealthService } from './site/health.ts'
import { createCatalogueFiles, type CatalogueFilesService } from './site/identity/catalogue-files.ts'
import { incomingFolder } from '../files/private/incoming.ts'
import { createImports, type ImportsService } from './imports/imports.ts'
import { createIdentity, type IdentityService } from './site/identity/identity.ts'
import { createHousekeeping, type HousekeepingService } from './records/housekeeping.ts'
import { createInbox, type InboxService } from './messages/inbox.ts'
import { createInboxChanges, type InboxChangesService } from './messages/inbox-changes.ts'
import { createInboxEvents, type InboxEventsService } from './messages/inbox-events.ts'
import { createItemList, type ItemListService } from './catalogue/item-list.ts'
import { createMedia, type MediaService } from './media/media.ts'
import { createMessages, type MessagesService } from './messages/messages.ts'
import { createNotices, type NoticesService } from './site/notices.ts'
import { createOperations, type OperationsService } from './site/operations.ts'
import { createOwnAccount, type OwnAccountService } from './accounts/own-account.ts'
import { createPostList, type PostListService } from './posts/post-list.ts'
import { createMissedSearches, type MissedSearchesService } from './search/missed-searches.ts'
import { createOwnSessions, type OwnSessionsService } from './accounts/own-sessions.ts'
import { createPasswordReset, type PasswordResetService } from './accounts/password-reset.ts'
import { createPriceList, type PriceListService } from './prices/price-list.ts'
import { createPosts, type PostsService } from './posts/posts.ts'
import { createProductGrid, type ProductGridService } from './catalogue/product-grid.ts'
import { createProducts, type ProductsService } from './catalogue/products.ts'
import { createRecordList, type RecordListService } from './records/lists/record-list.ts'
import { createLongActs, type LongActsService } from './records/lists/long-acts.ts'
import { createRecords, type RecordsService } from './records/records.ts'
import { createQuotations, type QuotationsService } from './quotes/quotations.ts'
import { createRequestLinks } from './quotes/request-links.ts'
import { createQuoteLists, type QuoteListsService } from './quotes/quote-lists.ts'
import { createRequestFiles, type RequestFilesService } from './quotes/request-files.ts'
import { createRequestPages, type RequestPagesService } from './quotes/request-pages.ts'
import { createListRequests, type ListRequestsService } from './quotes/list-requests.ts'
import { createTakenRequests, type TakenRequestsService } from './quotes/taken-requests.ts'
import { createReferrers, type ReferrersService } from './site/referrers.ts'
import { createRedirects, type RedirectsService } from './site/redirects.ts'
import { createRequestCalls, type RequestCallsService } from './messages/request-calls.ts'
import { createRequests, type RequestsService } from './messages/requests.ts'
import { createRetention, type RetentionService } from './site/retention.ts'
import { createSearch, type SearchService } from './search/search.ts'
import { createSecondFactorRule, type SecondFactorRuleService } from './accounts/second-factor-rule.ts'
import { createUnseenPrices, type UnseenPricesService } from './site/unseen-prices.ts'
import { createSeo, type SeoService } from './site/seo.ts'
import { createSettings, type SettingsService } from './site/settings.ts'
import { createSharing, type SharingService } from './records/sharing/sharing.ts'
import { createSignInCodes, type SignInCodesService } from './accounts/sign-in-codes.ts'
import { createStaffPreferences, type StaffPreferencesService } from './accounts/staff-preferences.ts'
import { createStaffNotices, type StaffNoticesService } from './notices/staff-notices.ts'
import { createStaffEmail, type StaffEmailService } from './accounts/staff-email.ts'
import { createStaffSessions, type StaffSessionsService } from './accounts/staff-sessions.ts'
import { createSiteFrame, type SiteFrameService } from './site/content/site-frame.ts'
import { createSitemap, type SitemapService } from './site/sitemap.ts'
import { createSocialPictures, type SocialPicturesService } from './site/social-pictures.ts'
import { createSourceKeys } from './site/source-keys.ts'
import { createDailyCounts, type DailyCountsService } from './reports/daily-counts.ts'
import { createQuoteReport, type QuoteReportService } from './reports/quote-report.ts'
import { createReports, type ReportsService } from './reports/reports.ts'
import { createOverview, type OverviewService } from './start/overview.ts'
import { createSetUp, type SetUpService } from './start/set-up.ts'
import { createStaff, type StaffService } from './accounts/staff.ts'
import { createStoreCheck, type StoreCheckService } from './site/store-check.ts'
import { createTestMails, type TestMailsService } from './site/test-mails.ts'
import { createSynonyms, type SynonymsService } from './search/synonyms.ts'
import { createTextCleaning, type TextCleaningService } from './posts/text-cleaning.ts'
import { createExports, type ExportsService } from './sheets/exports.ts'
import { createRangeFiles, type RangeFilesService } from './sheets/range-file.ts'
import { createStaffReads, type StaffReadsService } from './records/staff-reads.ts'
import { createUploads, type UploadsService } from './records/uploads.ts'
import { createVersions, type VersionsService } from './records/versions.ts'

/** The one door to the data: pages, API and commands call the same services. */
export type Services = {
  categories: CategoriesService
  categoryList: CategoryListService
  brands: BrandsService
  brandList: BrandListService
  productOrder: ProductOrderService
  brandProducts: BrandProductsService
  products: ProductsService
  itemList: ItemListService
  collection: CollectionService
  search: SearchService
  missedSearches: MissedSearchesService
  synonyms: SynonymsService
  posts: PostsService
  postList: PostListService
  priceList: PriceListService
  productGrid: ProductGridService
  settings: SettingsService
  content: ContentService
  contentList: ContentListService
  demoRemoval: DemoRemovalService
  siteFrame: SiteFrameService
  seo: SeoService
  socialPictures: SocialPicturesService
  identity: IdentityService
  catalogueFiles: CatalogueFilesService
  redirects: RedirectsService
  referrers: ReferrersService
  sitemap: SitemapService
  contentChecks: ContentChecksService
  unseenPrices: UnseenPricesService
  addresses: AddressesService
  customers: CustomersService
  customerSessions: CustomerSessionsService
  signInCodes: SignInCodesService
  messages: MessagesService
  privateFiles: PrivateFiles
  requestFiles: RequestFilesService
  requests: RequestsService
  quoteLists: QuoteListsService
  quotations: QuotationsService
  requestPages: RequestPagesService
  listRequests: ListRequestsService
  takenRequests: TakenRequestsService
  inbox: InboxService
  inboxChanges: InboxChangesService
  inboxEvents: InboxEventsService
  requestCalls: RequestCallsService
  retention: RetentionService
  staff: StaffService
  staffEmail: StaffEmailService
  staffPreferences: StaffPreferencesService
  staffNotices: StaffNoticesService
  passwordReset: PasswordResetService
  staffSessions: StaffSessionsService
  ownAccount: OwnAccountService
  ownSessions: OwnSessionsService
  confirmation: ConfirmationService
  secondFactorRule: SecondFactorRuleService
  audit: AuditService
  apiTokens: ApiTokensService
  uploads: UploadsService
  media: MediaService
  versions: VersionsService
  textCleaning: TextCleaningService
  editing: EditingService
  records: RecordsService
  longActs: LongActsService
  imports: ImportsService
  recordList: RecordListService
  staffReads: StaffReadsService
  duePublications: DuePublicationsService
  sharing: SharingService
  housekeeping: HousekeepingService
  exports: ExportsService
  rangeFiles: RangeFilesService
  exchange: ExchangeService
  storeCheck: StoreCheckService
  health: HealthService
  operations: OperationsService
  dailyCounts: DailyCountsService
  reports: ReportsService
  quoteReport: QuoteReportService
  overview: OverviewService
  setUp: SetUpService
  notices: NoticesService
  backupRequests: BackupRequestsService
  testMails: TestMailsService
}

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
  /** What the log remembers of what went wrong. */
  recentErrors?: RecentErrors
  /** The clocks of the database: with them, what every page shows is kept in memory. Not within a transaction. */
  clocks?: TableClocks
}

/** About five thousand pictures for shared links. */
const SOCIAL_BYTES = 256 * 1024 * 1024

export function createServices(deps: ServicesDeps): Services {
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
  const checkStorage = toldOfChanges('storage', () => storage.check(), log)
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
  const privateFiles = createPrivateFiles({ db, storage, clock })
  // What cannot be removed now is removed with what else is unused, within the hour.
  const onRemoved = async () =>
    void (await privateFiles.removeUnowned().catch((error: unknown) => log.warn('private files stay', { error })))
  const requestFiles = createRequestFiles({ db, privateFiles, scan, log, clock, settings, siteUrl, onMail })
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
  const quoteLists = createQuoteLists({ db })
  // What cannot be told now is told in a moment.
  const onAssigned = () =>
    staffNotices.tellAssignments().catch((error: unknown) => log.warn('assignees are told later', { error }))
  const staffNotices = createStaffNotices({ db, clock, settings, siteUrl, onMail })
  const drawn = openFileCache(join(config.dataDir, 'cache/social'), SOCIAL_BYTES)
  const identity = createIdentity({
    files: () => content.page('identity'),
    settings,
    uploads,
    storage,
    memoize,
    cache: drawn,
  })
  return {
    categories,
    categoryList: createCategoryList({ db }),
    brands,
    brandList: createBrandList({ db }),
    productOrder: createProductOrder({ db, clock }),
    brandProducts: createBrandProducts({ db, clock, memoize }),
    products,
    itemList: createItemList({ db, memoize, memoizeEach }),
    collection: createCollection({ db, memoize, memoizeEach }),
    posts,
    postList: createPostList({ db }),
    search: createSearch({ db }),
    missedSearches,
    synonyms: createSynonyms({ db, clock }),
    priceList,
    productGrid: createProductGrid({ db, clock }),
    settings,
    content,
    contentList,
    demoRemoval: createDemoRemoval({ db, clock, siteUrl }),
    siteFrame: createSiteFrame({ db, content, memoize }),
    seo,
    redirects: createRedirects({ db, clock, siteUrl }),
    referrers: createReferrers({ db, memoize }),
    sitemap: createSitemap({ db, settings, memoize }),
    exports: createExports({ db, longReads: deps.longReads, clock, siteFolder: siteFolder(config.mode) }),
    rangeFiles: createRangeFiles({ db, siteUrl, memoizeEach }),
    contentChecks: createContentChecks({ db, memoizeEach, siteFolder: siteFolder(config.mode) }),
    unseenPrices: createUnseenPrices({ db, seo, editing }),
    identity,
    catalogueFiles: createCatalogueFiles({ content, uploads, settings }),
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
    quotations: createQuotations({
      db,
      clock,
      settings,
      priceList,
      links: createRequestLinks(db),
      mailHost: new URL(siteUrl).hostname,
      siteUrl,
      privateFiles,
      print: createQuotationPdf({ storage, log }),
      onMail,
    }),
    listRequests: createListRequests({ clock, requests, quoteLists }),
    takenRequests: createTakenRequests({ db, clock, quoteLists, settings, siteUrl, onMail }),
    requestPages: createRequestPages({ db, clock }),
    inbox: createInbox({
      db,
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
    passwordReset: createPasswordReset({ db, clock, settings, siteUrl, onMail }),
    audit,
    confirmation: createConfirmation({ db, clock, auth: accounts.staff }),
    ownAccount: createOwnAccount({ db, clock, auth: accounts.staff }),
    ownSessions: createOwnSessions({ db, clock, auth: accounts.staff }),
    secondFactorRule: createSecondFactorRule({ db, clock }),
    staffSessions,
    apiTokens,
    uploads,
    media: createMedia({ db, clock, siteUrl, uploads, memoizeEach }),
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
    health: createHealth({ database: () => checkDatabase(db), storage: checkStorage }),
  }
}
