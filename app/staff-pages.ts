import type { Act } from '#domain/accounts/permissions.ts'
import { ANY_WRITE } from '#domain/kinds.ts'
import { contentListPath, CONTENT_LISTS, LIST_KINDS, type ListKind } from '#domain/site/content/content-kinds.ts'
import { STAFF_PATH } from '#domain/accounts/staff-paths.ts'

/** A page of the staff area: the right to open it, and the right to send its forms where it takes any. */
type StaffPage = { module: string; opens: Act; writes?: Act }

type Forms<List extends string, Step extends string> = Record<`${List}${'' | Step}`, StaffPage>

/** The pages of a kind of record whose records are marked in its list: one module of each serves all kinds. */
function recordPages<const List extends string>(
  list: List,
  writes: Act = 'records.write',
  marks: Act = 'records.read',
) {
  return {
    [list]: { module: 'records/list.tsx', opens: 'records.read', writes: marks },
    [`${list}/add`]: { module: 'records/add.tsx', opens: writes, writes },
    [`${list}/edit/:id`]: { module: 'records/edit.tsx', opens: 'records.read', writes },
    [`${list}/delete/:id`]: { module: 'records/delete.tsx', opens: writes, writes },
  } as Forms<List, '/add' | '/edit/:id' | '/delete/:id'>
}

type ListPlace = {
  [Kind in ListKind]: (typeof CONTENT_LISTS)[Kind] extends { list: infer List extends string; isOwnSubject: true }
    ? List
    : `site/${(typeof CONTENT_LISTS)[Kind]['list']}`
}[ListKind]

const CONTENT_PAGES = Object.assign(
  {},
  ...LIST_KINDS.map((kind) => {
    const { writes } = CONTENT_LISTS[kind]
    return recordPages(contentListPath(kind).slice(STAFF_PATH.length + 1), writes, writes)
  }),
) as Forms<ListPlace, '/add' | '/edit/:id' | '/delete/:id'>

/** Where unsaved records of a kind are shown as their page. */
const PREVIEW = { module: 'records/preview.tsx', opens: 'records.write', writes: 'records.write' } as const
const ADD = { module: 'records/add.tsx', opens: 'records.write', writes: 'records.write' } as const
const EDIT = { module: 'records/edit.tsx', opens: 'records.read', writes: 'records.write' } as const

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
  aliases: { module: 'records/live-list.tsx', opens: 'requests', writes: 'requests' },
  'aliases/add': { ...ADD, opens: 'requests', writes: 'requests' },
  'aliases/edit/:id': { ...EDIT, opens: 'requests', writes: 'requests' },
  customers: { module: 'records/live-list.tsx', opens: 'customers', writes: 'customers' },
  'customers/:customerId': { module: 'requests/customer.tsx', opens: 'customers', writes: 'customers' },
  'customers/import': { module: 'requests/customers-import.tsx', opens: 'customers', writes: 'customers' },
  'customers/add': { ...ADD, opens: 'customers', writes: 'customers' },
  'customers/edit/:id': { ...EDIT, opens: 'customers', writes: 'customers' },
  quotes: { module: 'requests/quotes.tsx', opens: 'quotes', writes: 'quotes' },
  'quotes/rows': { module: 'requests/quotes-rows.ts', opens: 'quotes' },
  'quotes/:quoteId': { module: 'requests/quote.tsx', opens: 'quotes', writes: 'quotes' },
  'quotes/:quoteId/file': { module: 'requests/quote-file.ts', opens: 'quotes' },
  prices: { module: 'requests/prices.tsx', opens: 'prices', writes: 'prices' },
  'reports/quotes': { module: 'requests/quote-report.tsx', opens: 'quote-report' },
  ...recordPages('blogs'),
  'blogs/preview': PREVIEW,
  site: { module: 'site/overview.tsx', opens: 'records.read', writes: 'demo.remove' },
  ...CONTENT_PAGES,
  'equivalents/import': { module: 'catalogue/equivalents-import.tsx', opens: 'records.write', writes: 'records.write' },
  'finder/try': { module: 'site/finder-try.tsx', opens: 'records.read' },
  'site/preview': PREVIEW,
  'site/:page': EDIT,
  settings: { module: 'site/settings.tsx', opens: 'settings.read', writes: ANY_WRITE },
  ...recordPages('categories'),
  'categories/order/:id': { module: 'catalogue/category-order.tsx', opens: 'records.read', writes: 'records.write' },
  ...recordPages('brands'),
  'brands/preview': PREVIEW,
  ...recordPages('documents'),
  'documents/upload': { module: 'site/documents-upload.tsx', opens: 'records.write', writes: 'records.write' },
  'documents/labels': { module: 'catalogue/labels.tsx', opens: 'labels', writes: 'labels' },
  ...recordPages('items'),
  'items/grid': { module: 'catalogue/items-grid.tsx', opens: 'records.write', writes: 'records.write' },
  'items/preview': PREVIEW,
  import: { module: 'catalogue/import.tsx', opens: 'imports', writes: 'imports' },
  'import/under-way': { module: 'catalogue/import-under-way.ts', opens: 'imports' },
  'import/:importId': { module: 'catalogue/import-steps.tsx', opens: 'imports', writes: 'imports' },
  seo: { module: 'records/live-list.tsx', opens: 'records.read', writes: 'records.write' },
  'seo/add': ADD,
  'seo/edit/:id': EDIT,
  search: { module: 'site/search.tsx', opens: 'records.read', writes: 'records.write' },
  'search/add': ADD,
  'search/edit/:id': EDIT,
  media: { module: 'site/media.tsx', opens: 'records.read', writes: 'records.write' },
  'media/many': { module: 'site/media-many.tsx', opens: 'records.write', writes: 'records.write' },
  'media/:file': { module: 'site/media-file.tsx', opens: 'records.read', writes: 'records.write' },
  attributes: { module: 'records/live-list.tsx', opens: 'records.read', writes: 'records.write' },
  'attributes/add': ADD,
  'attributes/edit/:id': EDIT,
  redirects: { module: 'records/live-list.tsx', opens: 'records.read', writes: 'records.write' },
  'redirects/add': ADD,
  'redirects/edit': EDIT,
  checks: { module: 'site/checks.tsx', opens: 'records.read' },
  planned: { module: 'site/planned.tsx', opens: 'records.read' },
  'export/:list': { module: 'list-export.ts', opens: 'records.read', writes: 'records.read' },
  start: { module: 'start.tsx', opens: 'own-account', writes: 'settings.write' },
  sidebar: { module: 'sidebar.ts', opens: 'own-account', writes: 'own-account' },
  'acts/:id': { module: 'long-act.tsx', opens: 'records.read' },
  undo: { module: 'undo.tsx', opens: ANY_WRITE, writes: ANY_WRITE },
  'preview-links': { module: 'preview-links.ts', opens: 'records.write', writes: 'records.write' },
  account: { module: 'system/account.tsx', opens: 'own-account', writes: 'own-account' },
  reports: { module: 'system/reports.tsx', opens: 'records.read' },
  'reports/choice': { module: 'system/choice-report.tsx', opens: 'records.read' },
  'reports.csv': { module: 'system/reports-file.ts', opens: 'records.read' },
  users: { module: 'system/users.tsx', opens: 'accounts', writes: 'accounts' },
  webhooks: { module: 'records/live-list.tsx', opens: 'webhooks', writes: 'webhooks' },
  'webhooks/add': { ...ADD, opens: 'webhooks', writes: 'webhooks' },
  'webhooks/edit/:id': { ...EDIT, opens: 'webhooks', writes: 'webhooks' },
  'webhooks/:id': { module: 'system/webhook.tsx', opens: 'webhooks', writes: 'webhooks' },
  bin: { module: 'site/bin.tsx', opens: 'records.read', writes: ANY_WRITE },
  log: { module: 'system/log.tsx', opens: 'log' },
  'log.csv': { module: 'system/log-file.ts', opens: 'log.export', writes: 'log.export' },
  versions: { module: 'records/versions.tsx', opens: 'records.read', writes: ANY_WRITE },
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
