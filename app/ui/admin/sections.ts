import {
  Activity,
  CircleUser,
  FileText,
  Globe,
  Images,
  Inbox,
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  Package,
  ScrollText,
  Search,
  Settings,
  Signpost,
  Trash2,
  Users,
} from 'lucide-react'
import type { shell } from '../../../content/admin/shell.ts'
import {
  ACCOUNT_PATH,
  BIN_PATH,
  BLOGS_PATH,
  CATEGORIES_PATH,
  CHECKS_PATH,
  INBOX_PATH,
  ITEMS_PATH,
  LOG_PATH,
  MEDIA_PATH,
  OPERATIONS_PATH,
  REDIRECTS_PATH,
  SEARCH_ADMIN_PATH,
  SEO_PATH,
  SETTINGS_PATH,
  type STAFF_PATH,
  USERS_PATH,
} from '../../../domain/accounts/staff-paths.ts'
import type { StaffPagePath } from '../../staff-pages.ts'

export type SectionName = keyof (typeof shell)['sections']

/** One entry of the sidebar, which is shown to those who may open it. */
export type Section = { name: SectionName; path: `${typeof STAFF_PATH}/${StaffPagePath}`; icon: LucideIcon }

/** Entries of the sidebar that belong together, under a heading of their own. */
export type SectionGroup = { name: keyof (typeof shell)['groups']; sections: Section[] }

/** The sidebar from top to bottom. */
export const SECTION_GROUPS: SectionGroup[] = [
  {
    name: 'catalogue',
    sections: [
      { name: 'categories', path: CATEGORIES_PATH, icon: LayoutGrid },
      { name: 'items', path: ITEMS_PATH, icon: Package },
      { name: 'checks', path: CHECKS_PATH, icon: ListChecks },
    ],
  },
  { name: 'requests', sections: [{ name: 'inbox', path: INBOX_PATH, icon: Inbox }] },
  {
    name: 'site',
    sections: [
      { name: 'blogs', path: BLOGS_PATH, icon: FileText },
      { name: 'media', path: MEDIA_PATH, icon: Images },
      { name: 'search', path: SEARCH_ADMIN_PATH, icon: Search },
      { name: 'seo', path: SEO_PATH, icon: Globe },
      { name: 'redirects', path: REDIRECTS_PATH, icon: Signpost },
      { name: 'settings', path: SETTINGS_PATH, icon: Settings },
    ],
  },
  {
    name: 'system',
    sections: [
      { name: 'users', path: USERS_PATH, icon: Users },
      { name: 'bin', path: BIN_PATH, icon: Trash2 },
      { name: 'log', path: LOG_PATH, icon: ScrollText },
      { name: 'operations', path: OPERATIONS_PATH, icon: Activity },
    ],
  },
]

/** Everybody's own, beside the way out. */
export const ACCOUNT_SECTION: Section = { name: 'account', path: ACCOUNT_PATH, icon: CircleUser }
