import { shared } from '#content/staff-labels.ts'
import { isolate } from '#domain/text/isolate.ts'

/** Addresses that lead elsewhere. */
export const redirectsWords = {
  title: shared.redirects,
  text: {
    ar: 'عناوين لم تعد لها صفحة، وإلى أين يصل من يفتحها. ما كان عنواناً لمنتج أو فئة أو مقال يُحفظ هنا تلقائياً ويتبع صفحته أينما صارت.',
    en: 'Addresses that no longer have a page, and where they lead. Old addresses of products, categories and articles are kept here automatically and follow their page wherever it goes.',
  },
  add: { ar: 'إضافة تحويل', en: 'Add redirect' },
  editTitle: { ar: 'تعديل تحويل', en: 'Edit redirect' },
  search: shared.searchAddresses,
  searchButton: shared.search,
  origin: shared.origin,
  origins: {
    all: shared.all,
    staff: { ar: 'كتبها المستخدمون', en: 'Written by staff' },
    kept: { ar: 'حُفظت تلقائياً', en: 'Kept automatically' },
  },
  leadsTo: { ar: 'إلى', en: 'leads to' },
  anyCategory: { ar: 'تحت أي فئة', en: 'under any category' },
  edit: shared.edit,
  editNamed: { ar: (from: string) => `تعديل: ${from}`, en: (from: string) => `Edit: ${from}` },
  remove: shared.delete,
  removeQuestion: { ar: 'بعد الحذف لا يصل هذا العنوان إلى أي صفحة.', en: 'The address will then lead nowhere.' },
  empty: {
    title: { ar: 'لا توجد تحويلات', en: 'No redirects yet' },
    text: {
      ar: 'أضف تحويلاً لعنوان قديم نُشر في مكان ما ولم تعد له صفحة.',
      en: 'Add one for an old address that was published somewhere and no longer has a page.',
    },
  },
  noneFound: { title: { ar: 'لا تحويل يطابق البحث', en: 'No redirect matches' }, all: shared.showAll },
  failed: { ar: 'تعذّر تحميل التحويلات', en: 'The redirects could not be loaded' },
  form: {
    title: { ar: 'العنوانان', en: 'The two addresses' },
    note: {
      ar: 'تُكتب دون لغة، وتصح للعربية والإنجليزية معاً.',
      en: 'Written without a language: they apply to both Arabic and English.',
    },
    from: { ar: 'العنوان القديم', en: 'Old address' },
    fromHint: {
      ar: `ما بعد اسم الموقع، مثل ${isolate('/old-page', 'ar')}. إن تضمّن علامة استفهام وما بعدها، فهو لذلك العنوان وحده.`,
      en: 'The part after the site’s name, like /old-page. With a question mark and a query, it applies to that exact address only.',
    },
    to: { ar: 'الصفحة التي يصل إليها', en: 'Page to lead to' },
    toHint: {
      ar: 'صفحة من هذا الموقع، ويمكن لصق عنوانها من المتصفح',
      en: 'A page of this site; its address can be pasted from the browser',
    },
    save: { ar: 'حفظ التحويل', en: 'Save redirect' },
    refused: { ar: 'لم يُحفظ التحويل. راجع الحقول المعلّمة.', en: 'Not saved. Please check the marked fields.' },
    unknown: shared.notSaved,
  },
  removing: {
    done: { ar: 'حُذف التحويل.', en: 'The redirect has been deleted.' },
    unknown: { ar: 'حُذف هذا التحويل من قبل.', en: 'This redirect has already been deleted.' },
    failed: shared.notDeleted,
  },
}
