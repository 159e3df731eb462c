import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { LOCALES } from '#domain/text/locale.ts'
import { WITHOUT_PAGES } from '#domain/records/reserved-segments.ts'
import { STAFF_PAGES, type StaffPagePath } from './staff-pages.ts'

/** An unknown address below one of them, or below a language, is never a product. */
const NEVER_A_CATEGORY = [...WITHOUT_PAGES, ...LOCALES]

/**
 * Every public page, in the order of docs/specification 2.1.
 * `tree` keeps the ids of the two trees apart; both lead to the same modules.
 */
function sitePages(tree: 'site' | 'ar'): RouteConfigEntry[] {
  const page = (path: string, module: string, id = module) =>
    route(path, `routes/site/${module}.tsx`, { id: `${tree}/${id}` })

  return [
    index('routes/site/home.tsx', { id: `${tree}/home` }),
    page('categories', 'categories'),
    page('categories/:categoryId', 'collection/category'),
    page('catalogue', 'catalogue'),
    page('products', 'products'),
    page('collection', 'collection/collection'),
    page('search', 'search'),
    page('calculator', 'choice/calculator'),
    page('equivalents', 'choice/equivalents'),
    page('finder', 'choice/finder'),
    page('compare', 'choice/compare'),
    page('blogs', 'blogs'),
    page('blogs/:slug', 'blog'),
    page('about', 'about'),
    page('contact', 'contact'),
    page('policy', 'policy'),
    page('privacy-policy', 'privacy-policy'),
    page('terms-of-service', 'terms-of-service'),
    page('faq', 'faq'),
    page('brands', 'brands'),
    page('brands/:slug', 'brand'),
    page('addresses', 'account/addresses'),
    page('sign-in', 'account/sign-in'),
    page('sign-out', 'account/sign-out'),
    page('my-data', 'account/my-data'),
    page('my-data/file', 'account/my-data-file'),
    page('preview/:token', '../previews/shared', 'preview'),
    page('preview/:token/page', '../previews/site-content', 'preview-page'),
    page('documents', 'documents/centre'),
    page('documents/request', 'documents/request'),
    page('documents/:documentId', 'documents/document'),
    page('submittal', 'documents/submittal'),
    page('submittal/:token', 'documents/submittal-state'),
    page('quote', 'quote/list'),
    page('quote/add', 'quote/add'),
    page('quote/s/:token', 'quote/request'),
    route('quote/s/:token/:file', 'routes/site/quote/quotation-file.ts', { id: `${tree}/quote/quotation-file` }),
    route('quote/s/:token/files/:fileId', 'routes/site/quote/request-file.ts', { id: `${tree}/quote/request-file` }),
    page(':categoryId/:productId', 'product'),
    ...NEVER_A_CATEGORY.map((segment) => page(`${segment}/*`, 'not-found', `not-found/${segment}`)),
    page('*', 'not-found'),
  ]
}

/** One module serves several addresses. */
const isShared = (path: StaffPagePath) => STAFF_PAGES[path].module.startsWith('records/')

const staffPage = (path: StaffPagePath, options: { id?: string } = {}, children?: RouteConfigEntry[]) =>
  path === ''
    ? index(`routes/admin/${STAFF_PAGES[path].module}`)
    : route(path, `routes/admin/${STAFF_PAGES[path].module}`, options, children)

/** Public pages of what is not saved yet, in either language: in the public frame, behind the guard. */
const PREVIEWS: StaffPagePath[] = ['blogs/preview', 'brands/preview', 'items/preview', 'site/preview']

const previews = PREVIEWS.map((path) =>
  route(`admin/${path}`, `routes/admin/${STAFF_PAGES[path].module}`, { id: `staff/${path}` }),
)

/** The inbox has its messages beside its list. */
const inbox = staffPage('inbox', { id: 'inbox' }, [
  index('routes/admin/requests/inbox-overview.tsx'),
  route(':messageId', `routes/admin/${STAFF_PAGES['inbox/:messageId'].module}`),
])

const ELSEWHERE: readonly StaffPagePath[] = [...PREVIEWS, 'inbox', 'inbox/:messageId']

/** The staff area. All of it but signing in and out, and what mailed links open, stands behind the guard of its layout. */
const adminPages: RouteConfigEntry[] = [
  route('login', 'routes/admin/login.tsx'),
  route('logout', 'routes/admin/logout.tsx'),
  route('language', 'routes/admin/language.tsx'),
  route('second-factor', 'routes/admin/second-factor.tsx'),
  route('confirm-email', 'routes/admin/confirm-email.tsx'),
  route('templates', 'routes/admin/site/templates.ts'),
  route('forgot', 'routes/admin/forgot.tsx'),
  route('reset', 'routes/admin/reset.tsx'),
  layout('routes/admin/layout.tsx', { id: 'staff' }, [
    inbox,
    ...(Object.keys(STAFF_PAGES) as StaffPagePath[])
      .filter((path) => !ELSEWHERE.includes(path))
      .map((path) => staffPage(path, isShared(path) ? { id: `staff/${path}` } : {})),
  ]),
]

/** The path decides the language: `/en/…` is English, `/…` and its alias `/ar/…` are Arabic. */
export default [
  route('admin', 'routes/admin/area.tsx', { id: 'admin' }, adminPages),
  route('en?', 'routes/site/layout.tsx', { id: 'site' }, [...previews, ...sitePages('site')]),
  route('ar', 'routes/site/layout.tsx', { id: 'ar' }, sitePages('ar')),
  route('en/footer-test', 'routes/site/footer-test.tsx', { id: 'footer-test' }),
] satisfies RouteConfig
