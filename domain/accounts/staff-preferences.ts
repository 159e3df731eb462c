import type { QuotationSalesman } from '#domain/quotes/quotation.ts'
import { can, type Act, type Role, type StaffRole } from './permissions.ts'
import { BLOGS_PATH, CATEGORIES_PATH, INBOX_PATH, ITEMS_PATH, START_PATH } from './staff-paths.ts'

export const SIDEBAR_GROUPS = ['catalogue', 'requests', 'site', 'system'] as const
export type SidebarGroupName = (typeof SIDEBAR_GROUPS)[number]

/** What the staff area may open with, by the names of their addresses, with the right that each needs. */
const SCREENS = {
  categories: { path: CATEGORIES_PATH, act: 'records.read' },
  start: { path: START_PATH, act: 'own-account' },
  items: { path: ITEMS_PATH, act: 'records.read' },
  blogs: { path: BLOGS_PATH, act: 'records.read' },
  inbox: { path: INBOX_PATH, act: 'requests' },
} as const satisfies Record<string, { path: string; act: Act }>

export type FirstScreen = keyof typeof SCREENS
const FIRST_SCREENS = Object.keys(SCREENS) as FirstScreen[]

/** How somebody likes the staff area, wherever they sign in. */
export type StaffPreferences = {
  /** The groups of the sidebar that are folded. */
  folded: SidebarGroupName[]
  firstScreen: FirstScreen
  /** How quotations name them. */
  signature: QuotationSalesman
}

/** A list of the staff area with saved views and columns of one's own. */
export type ChosenList = 'inbox' | `list.${string}`

/** A list that somebody has named: its address behind the path. */
export type SavedView = { name: string; search: string }

export const MOST_VIEWS = 12
export const VIEW_NAME_LENGTH = 40

/** Folded until somebody opens it: with it, more than fits beside one another would stand in the sidebar. */
export const FOLDED_AT_FIRST: readonly SidebarGroupName[] = ['system']

/** What the staff area opens with (docs/specification 2.1), until somebody chooses another screen. */
export const USUAL_FIRST_SCREEN: FirstScreen = 'categories'

export function isSidebarGroup(text: unknown): text is SidebarGroupName {
  return SIDEBAR_GROUPS.some((name) => name === text)
}

export function isFirstScreen(text: unknown): text is FirstScreen {
  return FIRST_SCREENS.some((name) => name === text)
}

/** The screens among which a role may choose. */
export function firstScreensOf(role: Role): FirstScreen[] {
  return FIRST_SCREENS.filter((screen) => can(role, SCREENS[screen].act))
}

/** Where the staff area opens for somebody: the start page, where their role may not open what they chose. */
export function firstScreenPath(screen: FirstScreen, role: Role): string {
  const { path, act } = SCREENS[screen]
  return can(role, act) ? path : START_PATH
}

export function firstScreenOf(role: StaffRole): FirstScreen {
  if (role === 'sales') return 'inbox'
  return role === 'viewer' ? 'start' : USUAL_FIRST_SCREEN
}
