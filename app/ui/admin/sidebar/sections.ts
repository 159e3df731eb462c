import {
  Activity,
  BadgeCheck,
  SlidersHorizontal,
  ChartColumn,
  CircleUser,
  Contact,
  FileBadge,
  FileText,
  FileUp,
  Globe,
  House,
  Images,
  Inbox,
  LayoutGrid,
  LayoutTemplate,
  ListChecks,
  type LucideIcon,
  Package,
  ReceiptText,
  ScrollText,
  Search,
  Settings,
  Signpost,
  Speech,
  Tags,
  Trash2,
  TrendingUp,
  Users,
  Webhook,
} from 'lucide-react'
import type { shell } from '#content/admin/shell.ts'
import {
  ACCOUNT_PATH,
  ALIASES_PATH,
  BIN_PATH,
  BLOGS_PATH,
  ATTRIBUTES_PATH,
  BRANDS_PATH,
  CATEGORIES_PATH,
  CHECKS_PATH,
  CUSTOMERS_PATH,
  DOCUMENTS_PATH,
  IMPORT_PATH,
  INBOX_PATH,
  ITEMS_PATH,
  LOG_PATH,
  MEDIA_PATH,
  OPERATIONS_PATH,
  PRICES_PATH,
  QUOTE_REPORT_PATH,
  QUOTES_PATH,
  REDIRECTS_PATH,
  REPORTS_PATH,
  SEARCH_ADMIN_PATH,
  SEO_PATH,
  SETTINGS_PATH,
  SITE_PATH,
  START_PATH,
  type STAFF_PATH,
  USERS_PATH,
  WEBHOOKS_PATH,
} from '#domain/accounts/staff-paths.ts'
import type { SidebarGroupName } from '#domain/accounts/staff-preferences.ts'
import type { StaffPagePath } from '#app/staff-pages.ts'

export type SectionName = keyof (typeof shell)['sections']

/** One entry of the sidebar, which is shown to those who may open its page. */
export type Section = { name: SectionName; path: `${typeof STAFF_PATH}/${StaffPagePath}`; icon: LucideIcon }

/** The sidebar from top to bottom: a page gets its entry by its line here, and its name in `content/admin/shell.ts`. */
export const SECTIONS: Record<SidebarGroupName, Section[]> = {
  catalogue: [
    { name: 'categories', path: CATEGORIES_PATH, icon: LayoutGrid },
    { name: 'items', path: ITEMS_PATH, icon: Package },
    { name: 'imports', path: IMPORT_PATH, icon: FileUp },
    { name: 'brands', path: BRANDS_PATH, icon: BadgeCheck },
    { name: 'attributes', path: ATTRIBUTES_PATH, icon: SlidersHorizontal },
    { name: 'documents', path: DOCUMENTS_PATH, icon: FileBadge },
    { name: 'checks', path: CHECKS_PATH, icon: ListChecks },
  ],
  requests: [
    { name: 'inbox', path: INBOX_PATH, icon: Inbox },
    { name: 'quotes', path: QUOTES_PATH, icon: ReceiptText },
    { name: 'customers', path: CUSTOMERS_PATH, icon: Contact },
    { name: 'prices', path: PRICES_PATH, icon: Tags },
    { name: 'aliases', path: ALIASES_PATH, icon: Speech },
    { name: 'quoteReport', path: QUOTE_REPORT_PATH, icon: TrendingUp },
  ],
  site: [
    { name: 'content', path: SITE_PATH, icon: LayoutTemplate },
    { name: 'blogs', path: BLOGS_PATH, icon: FileText },
    { name: 'media', path: MEDIA_PATH, icon: Images },
    { name: 'seo', path: SEO_PATH, icon: Globe },
    { name: 'search', path: SEARCH_ADMIN_PATH, icon: Search },
    { name: 'redirects', path: REDIRECTS_PATH, icon: Signpost },
  ],
  system: [
    { name: 'reports', path: REPORTS_PATH, icon: ChartColumn },
    { name: 'bin', path: BIN_PATH, icon: Trash2 },
    { name: 'log', path: LOG_PATH, icon: ScrollText },
    { name: 'users', path: USERS_PATH, icon: Users },
    { name: 'webhooks', path: WEBHOOKS_PATH, icon: Webhook },
    { name: 'operations', path: OPERATIONS_PATH, icon: Activity },
    { name: 'settings', path: SETTINGS_PATH, icon: Settings },
  ],
}

/** Above the groups. */
export const START_SECTION: Section = { name: 'start', path: START_PATH, icon: House }

/** Everybody's own, beside the way out. */
export const ACCOUNT_SECTION: Section = { name: 'account', path: ACCOUNT_PATH, icon: CircleUser }

export const ALL_SECTIONS = [START_SECTION, ACCOUNT_SECTION, ...Object.values(SECTIONS).flat()]

/** The section that a page belongs to: of those above it the nearest. */
export function currentSection(pathname: string): Section | undefined {
  return ALL_SECTIONS.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`)).toSorted(
    (one, other) => other.path.length - one.path.length,
  )[0]
}
