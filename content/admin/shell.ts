import { shared } from '#content/staff-labels.ts'
/** Words that stand round every screen of the staff area. */
export const shell = {
  area: { ar: 'الإدارة', en: 'Admin' },
  areaOf: { ar: (site: string) => `إدارة ${site}`, en: (site: string) => `${site} admin` },
  navigation: { ar: 'أقسام الإدارة', en: 'Admin sections' },
  groups: {
    catalogue: { ar: 'الكتالوج', en: 'Catalogue' },
    requests: shared.requests,
    site: { ar: 'الموقع', en: 'Site' },
    system: shared.system,
  },
  sections: {
    start: shared.start,
    categories: shared.categories,
    brands: shared.brands,
    attributes: shared.attributes,
    items: { ar: 'المنتجات', en: 'Items' },
    documents: shared.documents,
    content: shared.siteContent,
    blogs: shared.blogs,
    media: shared.media,
    inbox: shared.inbox,
    quotes: shared.quotations,
    imports: shared.import,
    prices: shared.priceList,
    settings: shared.settings,
    seo: shared.searchEngines,
    search: { ar: 'البحث', en: 'Search' },
    redirects: shared.redirects,
    aliases: shared.aliases,
    customers: shared.customers,
    webhooks: shared.webhooks,
    checks: shared.contentChecks,
    reports: shared.reports,
    quoteReport: shared.quoteReport,
    users: shared.users,
    bin: shared.bin,
    log: shared.log,
    operations: shared.operations,
    account: shared.myAccount,
  },
  unread: { ar: (count: number) => `غير المقروء: ${count}`, en: (count: number) => `${count} unread` },
  collapse: { ar: 'طيّ القائمة', en: 'Collapse sidebar' },
  expand: { ar: 'توسيع القائمة', en: 'Expand sidebar' },
  viewSite: { ar: 'عرض الموقع', en: 'View site' },
  logout: { ar: 'تسجيل الخروج', en: 'Logout' },
  menu: { ar: 'القائمة', en: 'Menu' },
  /** While the site is not open to search engines. */
  closed: { ar: 'الموقع مغلق أمام محركات البحث.', en: 'Hidden from search engines.' },
}

/** What stands in place of a screen. */
export const shellErrors = {
  notFound: {
    title: { ar: 'لا توجد صفحة بهذا العنوان', en: 'This page does not exist' },
    text: { ar: 'ربما حُذف السجل أو تغيّر عنوانه.', en: 'The record may have been deleted, or its address has changed.' },
  },
  forbidden: {
    title: { ar: 'دورك لا يسمح بهذه الصفحة', en: 'Your role does not allow this page' },
    text: {
      ar: 'اطلب من مالك الموقع أن يفعل ذلك أو يمنحك الصلاحية.',
      en: 'Ask an owner of the site to do it or to give you access.',
    },
  },
  noRole: {
    title: { ar: 'لا دور لحسابك بعد.', en: 'Your account has no role yet.' },
    text: { ar: 'اطلب من مالك الموقع أن يمنحك دوراً.', en: 'Ask an owner of the site to give you one.' },
  },
  signedOut: {
    title: { ar: 'انتهت جلستك', en: 'You have been signed out' },
    text: {
      ar: 'لم يُحفظ شيء بعد. سجّل الدخول في نافذة أخرى ثم ارجع إلى الصفحة السابقة وأعد الحفظ: ما كتبته باقٍ فيها.',
      en: 'Nothing has been saved yet. Sign in in another window, then go back and save again: what you typed is still there.',
    },
    signIn: { ar: 'تسجيل الدخول', en: 'Sign in' },
  },
  failed: {
    title: { ar: 'تعذّر فتح هذه الصفحة', en: 'This page could not be opened' },
    text: { ar: 'أعد المحاولة بعد قليل.', en: 'Try again in a moment.' },
  },
  toStart: { ar: 'إلى لوحة المتابعة', en: 'Back to the admin area' },
}
