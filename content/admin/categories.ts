import { shared } from '#content/staff-labels.ts'
import { labels } from '#content/labels.ts'

/** Staff's categories (docs/specification 2.18). */
export const categoriesScreen = {
  title: shared.categories,
  add: shared.addCategory,
  products: labels.products,
  empty: { ar: 'لا توجد فئات.', en: 'No categories found.' },
  emptyText: { ar: 'أضف أول فئة لتبدأ بعرض منتجاتك.', en: 'Add the first category to start showing products.' },
  /** Beside the empty list of a site that begins: what else it needs. */
  allSteps: { ar: 'كل خطوات تجهيز الموقع', en: 'All steps to set up the site' },
  showAll: { ar: 'عرض كل الفئات', en: 'Show all categories' },
  failed: { ar: 'تعذّر تحميل الفئات', en: 'Could not load categories' },
  orderHint: {
    ar: 'اسحب البطاقات لترتيبها كما تظهر في الموقع.',
    en: 'Drag the cards into the order in which the site shows them.',
  },
  orderSaved: { ar: 'حُفظ الترتيب.', en: 'The order is saved.' },
  orderUndo: { ar: 'الترتيب', en: 'the order' },
  orderFailed: { ar: 'لم يُحفظ الترتيب. أعد المحاولة.', en: 'The order was not saved. Try again.' },
  deletion: {
    inList: { ar: 'حذف هذه الفئة؟', en: 'Delete this category?' },
    inForm: { ar: 'حذف هذه الفئة نهائياً؟', en: 'Permanently delete this category?' },
    text: {
      ar: (name: string) => `ستُحذف «${name}» من الموقع.`,
      en: (name: string) => `“${name}” will be removed from the site.`,
    },
    verb: shared.delete,
    failed: { ar: 'تعذّر حذف الفئة', en: 'Failed to delete category' },
    filled: { ar: 'ماذا يحدث لمنتجاتها؟', en: 'What happens to its products?' },
    moveTo: { ar: 'نقل ما فيها إلى فئة أخرى', en: 'Move to another category' },
    target: shared.category,
    uncategorise: { ar: 'ترك ما فيها دون تصنيف', en: 'Leave uncategorized' },
    uncategoriseHint: {
      ar: 'يظهر باسم «غير مصنف» إلى أن تختار له فئة.',
      en: 'Shown as Uncategorized until you choose a category.',
    },
  },
}

/** The form of a category (docs/specification 2.18 and 5). */
export const categoryForm = {
  addTitle: shared.addCategory,
  editTitle: { ar: 'تعديل فئة', en: 'Edit Category' },
  add: { ar: 'إضافة الفئة', en: 'Add Category' },
  unreachable: { ar: 'تعذّر تحديث الفئة', en: 'Failed to update category' },
  basics: shared.category,
  picture: shared.picture,
  fields: {
    name: shared.name,
    description: shared.description,
    sortId: shared.position,
    sortHint: {
      ar: 'رقم صحيح، وبه يتحدد لون الفئة. الفئات بلا رقم تأتي أخيراً.',
      en: 'A whole number; the colour of the category goes by it. Categories without one come last.',
    },
    image: { ar: 'صورة الفئة', en: 'Picture of the category' },
  },
}
