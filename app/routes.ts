import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { LOCALES } from '../domain/text/locale.ts'
import { WITHOUT_PAGES } from '../domain/records/reserved-segments.ts'

/** An unknown address below one of them, or below a language, is never a product. */
const NEVER_A_CATEGORY = [...WITHOUT_PAGES, ...LOCALES]

/** The page of the design's parts helps whoever builds pages; visitors never see it. */
const IN_DEVELOPMENT = process.env.NODE_ENV !== 'production'

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
    page('categories/:categoryId', 'category'),
    page('catalogue', 'catalogue'),
    page('products', 'products'),
    page('collection', 'collection'),
    page('search', 'search'),
    page('blogs', 'blogs'),
    page('blogs/:slug', 'blog'),
    page('about', 'about'),
    page('contact', 'contact'),
    page('policy', 'policy'),
    page('privacy-policy', 'privacy-policy'),
    page('terms-of-service', 'terms-of-service'),
    page('faq', 'faq'),
    page('brands', 'brands'),
    page('addresses', 'addresses'),
    page('sign-in', 'sign-in'),
    page('sign-out', 'sign-out'),
    page('my-data', 'my-data'),
    page('my-data/file', 'my-data-file'),
    ...(IN_DEVELOPMENT ? [route('dev/components', 'routes/dev/components.tsx', { id: `${tree}/dev/components` })] : []),
    page(':categoryId/:productId', 'product'),
    ...NEVER_A_CATEGORY.map((segment) => page(`${segment}/*`, 'not-found', `not-found/${segment}`)),
    page('*', 'not-found'),
  ]
}

/** Public pages of what is not saved yet, in either language: in the public frame, behind the guard. */
const previews: RouteConfigEntry[] = [
  route('admin/blogs/preview', 'routes/admin/posts/blog-preview.tsx'),
  route('admin/items/preview', 'routes/admin/catalogue/item-preview.tsx'),
]

/** The staff area. All of it but signing in and out stands behind the guard of its layout. */
const adminPages: RouteConfigEntry[] = [
  route('login', 'routes/admin/login.tsx'),
  route('logout', 'routes/admin/logout.tsx'),
  route('language', 'routes/admin/language.tsx'),
  route('second-factor', 'routes/admin/second-factor.tsx'),
  layout('routes/admin/layout.tsx', { id: 'staff' }, [
    index('routes/admin/home.tsx'),
    route('inbox', 'routes/admin/requests/inbox.tsx', { id: 'inbox' }, [
      index('routes/admin/requests/inbox-overview.tsx'),
      route(':messageId', 'routes/admin/requests/inbox-message.tsx'),
    ]),
    route('inbox/export', 'routes/admin/requests/inbox-export.ts'),
    route('blogs', 'routes/admin/posts/blogs.tsx'),
    route('blogs/add', 'routes/admin/posts/blog-add.tsx'),
    route('blogs/edit/:id', 'routes/admin/posts/blog-edit.tsx'),
    route('blogs/delete/:id', 'routes/admin/posts/blog-delete.tsx'),
    route('settings', 'routes/admin/site/settings.tsx'),
    route('categories', 'routes/admin/catalogue/categories.tsx'),
    route('categories/add', 'routes/admin/catalogue/category-add.tsx'),
    route('categories/edit/:categoryId', 'routes/admin/catalogue/category-edit.tsx'),
    route('categories/delete/:categoryId', 'routes/admin/catalogue/category-delete.tsx'),
    route('items', 'routes/admin/catalogue/items.tsx'),
    route('items/add', 'routes/admin/catalogue/item-add.tsx'),
    route('items/edit/:productId', 'routes/admin/catalogue/item-edit.tsx'),
    route('items/delete/:productId', 'routes/admin/catalogue/item-delete.tsx'),
    route('seo', 'routes/admin/site/seo.tsx'),
    route('seo/add', 'routes/admin/site/seo-add.tsx'),
    route('seo/edit/:key', 'routes/admin/site/seo-edit.tsx'),
    route('search', 'routes/admin/site/search.tsx'),
    route('search/add', 'routes/admin/site/synonyms-add.tsx'),
    route('search/edit/:id', 'routes/admin/site/synonyms-edit.tsx'),
    route('redirects', 'routes/admin/site/redirects.tsx'),
    route('redirects/add', 'routes/admin/site/redirect-add.tsx'),
    route('redirects/edit', 'routes/admin/site/redirect-edit.tsx'),
    route('checks', 'routes/admin/site/checks.tsx'),
    route('account', 'routes/admin/system/account.tsx'),
    layout('routes/admin/system/owners.tsx', [
      route('users', 'routes/admin/system/users.tsx'),
      route('log', 'routes/admin/system/log.tsx'),
      route('operations', 'routes/admin/system/operations.tsx'),
    ]),
    route('forbidden', 'routes/admin/forbidden.tsx'),
    route('*', 'routes/admin/not-found.tsx'),
  ]),
]

/** The path decides the language: `/en/…` is English, `/…` and its alias `/ar/…` are Arabic. */
export default [
  route('admin', 'routes/admin/area.tsx', { id: 'admin' }, adminPages),
  route('en?', 'routes/site/layout.tsx', { id: 'site' }, [...previews, ...sitePages('site')]),
  route('ar', 'routes/site/layout.tsx', { id: 'ar' }, sitePages('ar')),
  route('en/footer-test', 'routes/site/footer-test.tsx', { id: 'footer-test' }),
] satisfies RouteConfig
