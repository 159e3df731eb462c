import {
  Activity,
  CircleUser,
  FileText,
  Globe,
  Inbox,
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  Package,
  ScrollText,
  Search,
  Settings,
  Signpost,
  Users,
} from 'lucide-react'
import type { shell } from '../../../content/admin/shell.ts'

export type SectionName = keyof (typeof shell)['sections']

/** One entry of the sidebar. Entries that only owners may open are shown to owners alone. */
export type Section = { name: SectionName; path: string; icon: LucideIcon; ownerOnly?: boolean }

/** The sidebar from top to bottom; a new group stands a little apart. */
export const SECTION_GROUPS: Section[][] = [
  [
    { name: 'categories', path: '/admin/categories', icon: LayoutGrid },
    { name: 'items', path: '/admin/items', icon: Package },
    { name: 'blogs', path: '/admin/blogs', icon: FileText },
    { name: 'inbox', path: '/admin/inbox', icon: Inbox },
    { name: 'settings', path: '/admin/settings', icon: Settings },
  ],
  [
    { name: 'seo', path: '/admin/seo', icon: Globe },
    { name: 'search', path: '/admin/search', icon: Search },
    { name: 'redirects', path: '/admin/redirects', icon: Signpost },
    { name: 'checks', path: '/admin/checks', icon: ListChecks },
  ],
  [
    { name: 'users', path: '/admin/users', icon: Users, ownerOnly: true },
    { name: 'log', path: '/admin/log', icon: ScrollText, ownerOnly: true },
    { name: 'operations', path: '/admin/operations', icon: Activity, ownerOnly: true },
    { name: 'account', path: '/admin/account', icon: CircleUser },
  ],
]
