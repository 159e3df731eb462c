import {
  ACCOUNT_PATH,
  BLOGS_PATH,
  CATEGORIES_PATH,
  ITEMS_PATH,
  OPERATIONS_PATH,
  SETTINGS_PATH,
  SITE_PATH,
  USERS_PATH,
  missingOnPagePath,
} from '#domain/accounts/staff-paths.ts'
import type { Act } from '#domain/accounts/permissions.ts'
import type { PageName } from './content/page-fields.ts'
import type { Locale } from '#domain/text/locale.ts'

/** What visitors see first comes first. */
export const SET_UP_ITEMS = [
  'name',
  'logo',
  'look',
  'contact',
  'slide',
  'home',
  'category',
  'product',
  'policy',
  'privacy',
  'article',
  'about',
  'sales_mail',
  'registration',
  'demo',
  'backup',
  'second_factor',
  'second_owner',
  'indexed',
] as const
export type SetUpItem = (typeof SET_UP_ITEMS)[number]

/** Where each is done, and the right that this needs: whoever lacks it is not shown the item. */
export const SET_UP_PLACES: Record<SetUpItem, { path: string; act: Act }> = {
  name: { path: `${SETTINGS_PATH}#identity`, act: 'settings.write' },
  logo: { path: `${SITE_PATH}/identity`, act: 'settings.write' },
  look: { path: `${SITE_PATH}/look`, act: 'records.write' },
  contact: { path: `${SETTINGS_PATH}#contact`, act: 'people-settings.write' },
  sales_mail: { path: `${OPERATIONS_PATH}#mail`, act: 'operations' },
  registration: { path: `${SETTINGS_PATH}#legal`, act: 'settings.write' },
  slide: { path: `${SITE_PATH}/slides/add`, act: 'records.write' },
  home: { path: `${SITE_PATH}/home`, act: 'records.write' },
  category: { path: `${CATEGORIES_PATH}/add`, act: 'records.write' },
  product: { path: `${ITEMS_PATH}/add`, act: 'records.write' },
  policy: { path: `${SITE_PATH}/policy`, act: 'records.write' },
  privacy: { path: `${SITE_PATH}/privacy`, act: 'records.write' },
  article: { path: `${BLOGS_PATH}/add`, act: 'records.write' },
  about: { path: `${SITE_PATH}/about`, act: 'records.write' },
  demo: { path: SITE_PATH, act: 'demo.remove' },
  backup: { path: OPERATIONS_PATH, act: 'operations' },
  second_factor: { path: ACCOUNT_PATH, act: 'accounts' },
  second_owner: { path: USERS_PATH, act: 'accounts' },
  indexed: { path: `${SETTINGS_PATH}#seo`, act: 'settings.write' },
}

/** The page that shows what is missing of each; `every` stands round all pages, and what is not here no page shows. */
const SEEN_ON: Partial<Record<SetUpItem, PageName | 'every'>> = {
  name: 'every',
  logo: 'every',
  look: 'every',
  contact: 'every',
  registration: 'every',
  slide: 'home',
  home: 'home',
  category: 'home',
  product: 'home',
  article: 'home',
  policy: 'policy',
  privacy: 'privacy',
  about: 'about',
}

/** Where staff see what visitors see, with what is missing there; null where it is no matter of pages. */
export function setUpPagePath(item: SetUpItem, locale: Locale): string | null {
  const page = SEEN_ON[item]
  return page === undefined ? null : missingOnPagePath(page === 'every' ? 'home' : page, locale)
}

/** The open steps that a page shows to be missing. */
export function missingOn(page: string, steps: readonly SetUpStep[]): SetUpItem[] {
  const open = steps.filter((step) => !isSettled(step)).map(({ item }) => item)
  return open.filter((item) => SEEN_ON[item] === page || SEEN_ON[item] === 'every')
}

/** What was said not to be needed here counts as done. `count` is how much there is to do, where that can be told. */
export type SetUpStep = { item: SetUpItem; isDone: boolean; isSkipped: boolean; count?: number }

export function isSetUpItem(text: unknown): text is SetUpItem {
  return SET_UP_ITEMS.some((item) => item === text)
}

export function isSettled({ isDone, isSkipped }: Pick<SetUpStep, 'isDone' | 'isSkipped'>): boolean {
  return isDone || isSkipped
}
