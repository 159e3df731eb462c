import { join } from 'node:path'
import {
  keepNoneOfThem,
  keepNothing,
  remembered,
  rememberedEach,
  type Keep,
  type KeepEach,
} from '../cache/remembered.ts'
import type { Config } from '../config.ts'
import { openAccounts } from '../auth/open-accounts.ts'
import type { Clock } from '../clock.ts'
import { checkDatabase } from '../data/database.ts'
import type { Db } from '../data/database.ts'
import { createExchange, type ExchangeService } from '../exchange/exchange.ts'
import { openFileCache } from '../files/file-cache.ts'
import type { TableClocks } from '../data/table-clocks.ts'
import type { FileStorage } from '../files/file-storage.ts'
import { createVirusScan } from '../files/virus-scan.ts'
import type { Log } from '../log.ts'
import { createAddresses } from './addresses.ts'
import type { AddressesService } from './addresses.ts'
import { createApiTokens } from './api-tokens.ts'
import type { ApiTokensService } from './api-tokens.ts'
import { createAudit } from './audit.ts'
import type { AuditService } from './audit.ts'
import { createCategories } from './categories.ts'
import type { CategoriesService } from './categories.ts'
import { createCollection } from './collection.ts'
import type { CollectionService } from './collection.ts'
import { createContentChecks } from './content-checks.ts'
import type { ContentChecksService } from './content-checks.ts'
import { createCustomers } from './customers.ts'
import type { CustomersService } from './customers.ts'
import { createCustomerSessions } from './customer-sessions.ts'
import type { CustomerSessionsService } from './customer-sessions.ts'
import { createEditing } from './editing.ts'
import type { EditingService } from './editing.ts'
import { createHealth } from './health.ts'
import type { HealthService } from './health.ts'
import { createInbox } from './inbox.ts'
import type { InboxService } from './inbox.ts'
import { createItemList } from './item-list.ts'
import type { ItemListService } from './item-list.ts'
import { createMessages } from './messages.ts'
import type { MessagesService } from './messages.ts'
import { createOperations } from './operations.ts'
import type { OperationsService } from './operations.ts'
import { createOwnAccount } from './own-account.ts'
import type { OwnAccountService } from './own-account.ts'
import { createPostList } from './post-list.ts'
import type { PostListService } from './post-list.ts'
import { createMissedSearches } from './missed-searches.ts'
import type { MissedSearchesService } from './missed-searches.ts'
import { createPosts } from './posts.ts'
import type { PostsService } from './posts.ts'
import { createProducts } from './products.ts'
import type { ProductsService } from './products.ts'
import { createRedirects } from './redirects.ts'
import type { RedirectsService } from './redirects.ts'
import { createRequests } from './requests.ts'
import type { RequestsService } from './requests.ts'
import { createRetention } from './retention.ts'
import type { RetentionService } from './retention.ts'
import { createSearch } from './search.ts'
import type { SearchService } from './search.ts'
import { createSecondFactorRule } from './second-factor-rule.ts'
import type { SecondFactorRuleService } from './second-factor-rule.ts'
import { createSeo } from './seo.ts'
import type { SeoService } from './seo.ts'
import { createSettings } from './settings.ts'
import type { SettingsService } from './settings.ts'
import { createSignInCodes } from './sign-in-codes.ts'
import type { SignInCodesService } from './sign-in-codes.ts'
import { createStaffSessions } from './staff-sessions.ts'
import type { StaffSessionsService } from './staff-sessions.ts'
import { createSitemap } from './sitemap.ts'
import type { SitemapService } from './sitemap.ts'
import { createSocialPictures } from './social-pictures.ts'
import type { SocialPicturesService } from './social-pictures.ts'
import { createStaff } from './staff.ts'
import type { StaffService } from './staff.ts'
import { createStoreCheck } from './store-check.ts'
import type { StoreCheckService } from './store-check.ts'
import { createSynonyms } from './synonyms.ts'
import type { SynonymsService } from './synonyms.ts'
import { createTextCleaning } from './text-cleaning.ts'
import type { TextCleaningService } from './text-cleaning.ts'
import { createUploads } from './uploads.ts'
import type { UploadsService } from './uploads.ts'

/** The one door to the data: pages, API and commands call the same services. */
export type Services = {
  categories: CategoriesService
  products: ProductsService
  itemList: ItemListService
  collection: CollectionService
  search: SearchService
  missedSearches: MissedSearchesService
  synonyms: SynonymsService
  posts: PostsService
  postList: PostListService
  settings: SettingsService
  seo: SeoService
  socialPictures: SocialPicturesService
  redirects: RedirectsService
  sitemap: SitemapService
  contentChecks: ContentChecksService
  addresses: AddressesService
  customers: CustomersService
  customerSessions: CustomerSessionsService
  signInCodes: SignInCodesService
  messages: MessagesService
  requests: RequestsService
  inbox: InboxService
  retention: RetentionService
  staff: StaffService
  staffSessions: StaffSessionsService
  ownAccount: OwnAccountService
  secondFactorRule: SecondFactorRuleService
  audit: AuditService
  apiTokens: ApiTokensService
  uploads: UploadsService
  textCleaning: TextCleaningService
  editing: EditingService
  exchange: ExchangeService
  storeCheck: StoreCheckService
  health: HealthService
  operations: OperationsService
}

export type ServicesDeps = {
  db: Db
  storage: FileStorage
  config: Config
  log: Log
  clock: Clock
  /** Called when a new picture waits for its renditions. */
  onPicture?: () => void
  /** Called when new mails wait. */
  onMail?: () => void
  /** The clocks of the database: with them, what every page shows is kept in memory. Not within a transaction. */
  clocks?: TableClocks
}

/** About five thousand pictures for shared links. */
const SOCIAL_BYTES = 256 * 1024 * 1024

export function createServices(deps: ServicesDeps): Services {
  const { db, storage, config, log, clock, onPicture, onMail, clocks } = deps
  const { siteUrl, mail } = config
  const accounts = openAccounts({ db, siteUrl, log })
  const apiTokens = createApiTokens({ db, clock })
  const keep: Keep = clocks ? (load) => remembered(clocks, load) : keepNothing
  const keepEach: KeepEach = clocks ? (most, load) => rememberedEach(clocks, most, load) : keepNoneOfThem
  const products = createProducts({ db, clock, keep, keepEach })
  const categories = createCategories({ db, clock, keep })
  const posts = createPosts({ db, clock, keep })
  const settings = createSettings({ db, clock, keep })
  const scan = config.virusScanner ? createVirusScan(config.virusScanner) : undefined
  const uploads = createUploads({ db, storage, log, clock, onPicture, scan })
  const messages = createMessages({ db, clock, mailHost: new URL(siteUrl).hostname })
  return {
    categories,
    products,
    itemList: createItemList({ db, keep, keepEach }),
    collection: createCollection({ db, keep, keepEach }),
    posts,
    postList: createPostList({ db }),
    search: createSearch({ db }),
    missedSearches: createMissedSearches({ db, clock }),
    synonyms: createSynonyms({ db, clock }),
    settings,
    seo: createSeo({ db, clock, keepEach }),
    redirects: createRedirects({ db, clock, siteUrl }),
    sitemap: createSitemap({ db, keep }),
    contentChecks: createContentChecks({ db, keepEach }),
    socialPictures: createSocialPictures({
      categories,
      products,
      posts,
      storage,
      log,
      clock,
      cache: openFileCache(join(config.dataDir, 'cache/social'), SOCIAL_BYTES),
    }),
    addresses: createAddresses({ db, clock }),
    customers: createCustomers({ db, clock, settings, siteUrl, onMail }),
    customerSessions: createCustomerSessions({ db, clock, auth: accounts.customers }),
    signInCodes: createSignInCodes({ db, clock, settings, siteUrl, auth: accounts.customers, onMail }),
    messages,
    requests: createRequests({ db, clock, messages, products, settings, siteUrl, salesEmail: mail.salesEmail, onMail }),
    inbox: createInbox({
      db,
      clock,
      settings,
      siteUrl,
      salesEmail: mail.salesEmail,
      sendsMail: mail.smtpUrl !== null,
      onMail,
    }),
    retention: createRetention({ db, clock, settings }),
    staff: createStaff({ db, clock }),
    audit: createAudit({ db }),
    ownAccount: createOwnAccount({ db, clock, auth: accounts.staff }),
    secondFactorRule: createSecondFactorRule({ db, clock }),
    staffSessions: createStaffSessions({ db, clock, apiTokens, auth: accounts.staff }),
    apiTokens,
    uploads,
    textCleaning: createTextCleaning({ db, clock }),
    editing: createEditing({ db, clock, uploads }),
    exchange: createExchange({ db, storage, uploads, clock, siteUrl }),
    storeCheck: createStoreCheck({ db, storage }),
    operations: createOperations({ db, clock, backup: config.backup }),
    health: createHealth({ database: () => checkDatabase(db), storage: () => storage.check() }),
  }
}
