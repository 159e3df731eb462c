import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { LOCALES } from '../domain/locale.ts'
import { WITHOUT_PAGES } from '../domain/reserved-segments.ts'

/** An unknown address below one of them, or below a language, is never a product. */
const NEVER_A_CATEGORY = [...WITHOUT_PAGES, ...LOCALES]

/** The page of the design's parts helps whoever builds pages; visitors never see it. */
const IN_DEVELOPMENT = process.env.NODE_ENV !== 'production'

/**
 * Every public page, in the order of the specification's route table.
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
  route('admin/blogs/preview', 'routes/admin/blog-preview.tsx'),
  route('admin/items/preview', 'routes/admin/item-preview.tsx'),
]

/** The staff area. All of it but signing in and out stands behind the guard of its layout. */
const adminPages: RouteConfigEntry[] = [
  route('login', 'routes/admin/login.tsx'),
  route('logout', 'routes/admin/logout.tsx'),
  route('language', 'routes/admin/language.tsx'),
  route('second-factor', 'routes/admin/second-factor.tsx'),
  layout('routes/admin/layout.tsx', { id: 'staff' }, [
    index('routes/admin/home.tsx'),
    route('inbox', 'routes/admin/inbox.tsx', { id: 'inbox' }, [
      index('routes/admin/inbox-overview.tsx'),
      route(':messageId', 'routes/admin/inbox-message.tsx'),
    ]),
    route('inbox/export', 'routes/admin/inbox-export.ts'),
    route('blogs', 'routes/admin/blogs.tsx'),
    route('blogs/add', 'routes/admin/blog-add.tsx'),
    route('blogs/edit/:id', 'routes/admin/blog-edit.tsx'),
    route('blogs/delete/:id', 'routes/admin/blog-delete.tsx'),
    route('settings', 'routes/admin/settings.tsx'),
    route('categories', 'routes/admin/categories.tsx'),
    route('categories/add', 'routes/admin/category-add.tsx'),
    route('categories/edit/:categoryId', 'routes/admin/category-edit.tsx'),
    route('categories/delete/:categoryId', 'routes/admin/category-delete.tsx'),
    route('items', 'routes/admin/items.tsx'),
    route('items/add', 'routes/admin/item-add.tsx'),
    route('items/edit/:productId', 'routes/admin/item-edit.tsx'),
    route('items/delete/:productId', 'routes/admin/item-delete.tsx'),
    route('seo', 'routes/admin/seo.tsx'),
    route('seo/add', 'routes/admin/seo-add.tsx'),
    route('seo/edit/:key', 'routes/admin/seo-edit.tsx'),
    route('search', 'routes/admin/search.tsx'),
    route('search/add', 'routes/admin/synonyms-add.tsx'),
    route('search/edit/:id', 'routes/admin/synonyms-edit.tsx'),
    route('redirects', 'routes/admin/redirects.tsx'),
    route('redirects/add', 'routes/admin/redirect-add.tsx'),
    route('redirects/edit', 'routes/admin/redirect-edit.tsx'),
    route('checks', 'routes/admin/checks.tsx'),
    route('account', 'routes/admin/account.tsx'),
    layout('routes/admin/owners.tsx', [
      route('users', 'routes/admin/users.tsx'),
      route('log', 'routes/admin/log.tsx'),
      route('operations', 'routes/admin/operations.tsx'),
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
