import type { Act } from '#domain/accounts/permissions.ts'
import { ANY_WRITE } from '#domain/records/record-kinds.ts'
import { STAFF_PATH } from '#domain/accounts/staff-paths.ts'

/** A page of the staff area: the right to open it, and the right to send its forms where it takes any. */
type StaffPage = { module: string; opens: Act; writes?: Act }

/** The pages of a list of the site's content: one module of each serves all lists. */
function contentPages<const List extends string>(list: List, writes: Act = 'records.write') {
  const at = <const Step extends string>(step: Step, page: StaffPage) =>
    ({ [`site/${list}${step}`]: page }) as Record<`site/${List}${Step}`, StaffPage>
  return {
    ...at('', { module: 'content/list.tsx', opens: 'records.read', writes }),
    ...at('/add', { module: 'content/add.tsx', opens: writes, writes }),
    ...at('/edit/:id', { module: 'content/edit.tsx', opens: 'records.read', writes }),
    ...at('/delete/:id', { module: 'content/delete.tsx', opens: writes, writes }),
  }
}

/**
 * Every page behind the sign-in by its address below `/admin`. One that is not in here, nobody opens. Lists whose marked
 * records whoever reads them may export take forms of all; what is done with the marked asks for its own right.
 */
export const STAFF_PAGES = {
  '': { module: 'home.tsx', opens: 'own-account' },
  inbox: { module: 'requests/inbox.tsx', opens: 'requests', writes: 'requests' },
  'inbox/rows': { module: 'requests/inbox-rows.ts', opens: 'requests' },
  'inbox/:messageId': { module: 'requests/inbox-message.tsx', opens: 'requests', writes: 'requests' },
  'inbox/add': { module: 'requests/inbox-add.tsx', opens: 'requests', writes: 'requests' },
  'inbox/:messageId/files/:fileId': { module: 'requests/inbox-file.ts', opens: 'requests' },
  'inbox/export': { module: 'requests/inbox-export.ts', opens: 'requests', writes: 'requests' },
  quotes: { module: 'requests/quotes.tsx', opens: 'quotes', writes: 'quotes' },
  'quotes/rows': { module: 'requests/quotes-rows.ts', opens: 'quotes' },
  'quotes/:quoteId': { module: 'requests/quote.tsx', opens: 'quotes', writes: 'quotes' },
  'quotes/:quoteId/file': { module: 'requests/quote-file.ts', opens: 'quotes' },
  prices: { module: 'requests/prices.tsx', opens: 'prices', writes: 'prices' },
  'reports/quotes': { module: 'requests/quote-report.tsx', opens: 'quote-report' },
  blogs: { module: 'posts/blogs.tsx', opens: 'records.read', writes: 'records.read' },
  'blogs/add': { module: 'posts/blog-add.tsx', opens: 'records.write', writes: 'records.write' },
  'blogs/edit/:id': { module: 'posts/blog-edit.tsx', opens: 'records.read', writes: 'records.write' },
  'blogs/delete/:id': { module: 'posts/blog-delete.tsx', opens: 'records.write', writes: 'records.write' },
  'blogs/preview': { module: 'posts/blog-preview.tsx', opens: 'records.write', writes: 'records.write' },
  site: { module: 'content/overview.tsx', opens: 'records.read', writes: 'demo.remove' },
  ...contentPages('slides'),
  ...contentPages('reasons'),
  ...contentPages('industries'),
  ...contentPages('reviews'),
  ...contentPages('faq'),
  ...contentPages('templates', 'templates.write'),
  'site/preview': { module: 'content/preview.tsx', opens: 'records.write', writes: 'records.write' },
  'site/:page': { module: 'content/page-texts.tsx', opens: 'records.read', writes: 'records.write' },
  settings: { module: 'site/settings.tsx', opens: 'settings.read', writes: ANY_WRITE },
  categories: { module: 'catalogue/categories.tsx', opens: 'records.read', writes: 'records.read' },
  'categories/add': { module: 'catalogue/category-add.tsx', opens: 'records.write', writes: 'records.write' },
  'categories/edit/:categoryId': {
    module: 'catalogue/category-edit.tsx',
    opens: 'records.read',
    writes: 'records.write',
  },
  'categories/order/:categoryId': {
    module: 'catalogue/category-order.tsx',
    opens: 'records.read',
    writes: 'records.write',
  },
  'categories/delete/:categoryId': {
    module: 'catalogue/category-delete.tsx',
    opens: 'records.write',
    writes: 'records.write',
  },
  brands: { module: 'catalogue/brands.tsx', opens: 'records.read', writes: 'records.read' },
  'brands/add': { module: 'catalogue/brand-add.tsx', opens: 'records.write', writes: 'records.write' },
  'brands/edit/:brandId': { module: 'catalogue/brand-edit.tsx', opens: 'records.read', writes: 'records.write' },
  'brands/delete/:brandId': { module: 'catalogue/brand-delete.tsx', opens: 'records.write', writes: 'records.write' },
  'brands/preview': { module: 'catalogue/brand-preview.tsx', opens: 'records.write', writes: 'records.write' },
  items: { module: 'catalogue/items.tsx', opens: 'records.read', writes: 'records.read' },
  'items/grid': { module: 'catalogue/items-grid.tsx', opens: 'records.write', writes: 'records.write' },
  'items/add': { module: 'catalogue/item-add.tsx', opens: 'records.write', writes: 'records.write' },
  'items/edit/:productId': { module: 'catalogue/item-edit.tsx', opens: 'records.read', writes: 'records.write' },
  'items/delete/:productId': { module: 'catalogue/item-delete.tsx', opens: 'records.write', writes: 'records.write' },
  'items/preview': { module: 'catalogue/item-preview.tsx', opens: 'records.write', writes: 'records.write' },
  import: { module: 'catalogue/import.tsx', opens: 'imports', writes: 'imports' },
  'import/under-way': { module: 'catalogue/import-under-way.ts', opens: 'imports' },
  'import/:importId': { module: 'catalogue/import-steps.tsx', opens: 'imports', writes: 'imports' },
  seo: { module: 'site/seo.tsx', opens: 'records.read', writes: 'records.write' },
  'seo/add': { module: 'site/seo-add.tsx', opens: 'records.write', writes: 'records.write' },
  'seo/edit/:key': { module: 'site/seo-edit.tsx', opens: 'records.read', writes: 'records.write' },
  search: { module: 'site/search.tsx', opens: 'records.read', writes: 'records.write' },
  'search/add': { module: 'site/synonyms-add.tsx', opens: 'records.write', writes: 'records.write' },
  'search/edit/:id': { module: 'site/synonyms-edit.tsx', opens: 'records.read', writes: 'records.write' },
  media: { module: 'site/media.tsx', opens: 'records.read', writes: 'records.write' },
  'media/:file': { module: 'site/media-file.tsx', opens: 'records.read', writes: 'records.write' },
  redirects: { module: 'site/redirects.tsx', opens: 'records.read', writes: 'records.write' },
  'redirects/add': { module: 'site/redirect-add.tsx', opens: 'records.write', writes: 'records.write' },
  'redirects/edit': { module: 'site/redirect-edit.tsx', opens: 'records.read', writes: 'records.write' },
  checks: { module: 'site/checks.tsx', opens: 'records.read' },
  'export/:list': { module: 'list-export.ts', opens: 'records.read', writes: 'records.read' },
  start: { module: 'start.tsx', opens: 'own-account', writes: 'settings.write' },
  sidebar: { module: 'sidebar.ts', opens: 'own-account', writes: 'own-account' },
  'acts/:id': { module: 'long-act.tsx', opens: 'records.read' },
  undo: { module: 'undo.tsx', opens: ANY_WRITE, writes: ANY_WRITE },
  'preview-links': { module: 'preview-links.ts', opens: 'records.write', writes: 'records.write' },
  account: { module: 'system/account.tsx', opens: 'own-account', writes: 'own-account' },
  reports: { module: 'system/reports.tsx', opens: 'records.read' },
  'reports.csv': { module: 'system/reports-file.ts', opens: 'records.read' },
  users: { module: 'system/users.tsx', opens: 'accounts', writes: 'accounts' },
  bin: { module: 'site/bin.tsx', opens: 'records.read', writes: ANY_WRITE },
  log: { module: 'system/log.tsx', opens: 'log' },
  'log.csv': { module: 'system/log-file.ts', opens: 'log.export', writes: 'log.export' },
  versions: { module: 'site/versions.tsx', opens: 'records.read', writes: ANY_WRITE },
  operations: { module: 'system/operations.tsx', opens: 'operations', writes: 'operations' },
  'operations/backup': { module: 'system/backup-download.ts', opens: 'operations', writes: 'operations' },
  forbidden: { module: 'forbidden.tsx', opens: 'own-account' },
  '*': { module: 'not-found.tsx', opens: 'own-account' },
} as const satisfies Record<string, StaffPage>

export type StaffPagePath = keyof typeof STAFF_PAGES

/** The right that a request to a page needs, by the router's pattern (`admin/inbox/:messageId`); null where no page takes it. */
export function actOfPage(pattern: string, method: string): Act | null {
  const path = pattern.replace(/^\/?(?:en\??\/)?admin\/?/, '')
  if (!Object.hasOwn(STAFF_PAGES, path)) return null
  const { opens, writes }: StaffPage = STAFF_PAGES[path as StaffPagePath]
  return method === 'GET' || method === 'HEAD' ? opens : (writes ?? null)
}

/** The right to open the page at an address of the sidebar. */
export function actToOpen(path: `${typeof STAFF_PATH}/${StaffPagePath}`): Act {
  return STAFF_PAGES[path.slice(STAFF_PATH.length + 1) as StaffPagePath].opens
}
