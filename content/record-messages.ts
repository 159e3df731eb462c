import type { Localized } from '#domain/text/locale.ts'

/** What came of a write: words for success, and for a failure that says no more. */
export type WriteWords = { done: Localized; failed: Localized }

/** What staff and programs read after a write. The English failures are those of docs/specification 8. */
export const recordMessages = {
  invalid: { ar: 'لم يُحفظ بعد. راجع الحقول المعلّمة.', en: 'Not saved yet. Please check the highlighted fields.' },
  /** For programs, by the name of their field. */
  idMissing: {
    ar: (field: string) => `لم يُحدَّد السجل: الحقل ${field} ناقص أو ليس معرّفاً.`,
    en: (field: string) => `No record was named: ${field} is missing or is not an ID.`,
  },
  stale: {
    ar: 'حفظ شخص آخر هذا السجل بعد أن فتحته. قارن النسختين ثم احفظ.',
    en: 'Someone else has saved this since you opened it. Compare both versions, then save.',
  },
}

export const writeWords = {
  addCategory: {
    done: { ar: 'أُضيفت الفئة.', en: 'Category added.' },
    failed: { ar: 'تعذّرت إضافة الفئة', en: 'Failed to create category' },
  },
  updateCategory: {
    done: { ar: 'حُفظت الفئة.', en: 'Category updated.' },
    failed: { ar: 'تعذّر تحديث الفئة', en: 'Failed to update category' },
  },
  removeCategory: {
    done: { ar: 'حُذفت الفئة.', en: 'Category deleted.' },
    failed: { ar: 'تعذّر حذف الفئة', en: 'Failed to delete category' },
  },
  addBrand: {
    done: { ar: 'أُضيفت العلامة.', en: 'Brand added.' },
    failed: { ar: 'تعذّرت إضافة العلامة', en: 'Failed to create brand' },
  },
  updateBrand: {
    done: { ar: 'حُفظت العلامة.', en: 'Brand updated.' },
    failed: { ar: 'تعذّر تحديث العلامة', en: 'Failed to update brand' },
  },
  removeBrand: {
    done: { ar: 'حُذفت العلامة.', en: 'Brand deleted.' },
    failed: { ar: 'تعذّر حذف العلامة', en: 'Failed to delete brand' },
  },
  addDocument: {
    done: { ar: 'أُضيف المستند.', en: 'Document added.' },
    failed: { ar: 'تعذّرت إضافة المستند', en: 'Failed to create document' },
  },
  updateDocument: {
    done: { ar: 'حُفظ المستند.', en: 'Document updated.' },
    failed: { ar: 'تعذّر تحديث المستند', en: 'Failed to update document' },
  },
  removeDocument: {
    done: { ar: 'حُذف المستند.', en: 'Document deleted.' },
    failed: { ar: 'تعذّر حذف المستند', en: 'Failed to delete document' },
  },
  withdrawDocument: {
    done: { ar: 'سُحبت المراجعة.', en: 'Revision withdrawn.' },
    failed: { ar: 'تعذّر سحب المراجعة', en: 'Failed to withdraw the revision' },
  },
  addProduct: {
    done: { ar: 'أُضيف المنتج.', en: 'Product added.' },
    failed: { ar: 'تعذّرت إضافة المنتج', en: 'Failed to create product' },
  },
  updateProduct: {
    done: { ar: 'حُفظ المنتج.', en: 'Product updated.' },
    failed: { ar: 'تعذّر تحديث المنتج', en: 'Failed to update product' },
  },
  removeProduct: {
    done: { ar: 'حُذف المنتج.', en: 'Product deleted.' },
    failed: { ar: 'تعذّر حذف المنتج', en: 'Failed to delete product' },
  },
  addPost: {
    done: { ar: 'أُضيف المقال.', en: 'Blog added successfully!' },
    failed: { ar: 'تعذّر حفظ المقال', en: 'Failed to save blog' },
  },
  updatePost: {
    done: { ar: 'حُفظ المقال.', en: 'Blog updated successfully!' },
    failed: { ar: 'تعذّر حفظ المقال', en: 'Failed to save blog' },
  },
  removePost: {
    done: { ar: 'حُذف المقال.', en: 'Blog deleted.' },
    failed: { ar: 'تعذّر حذف المقال', en: 'Failed to delete blog' },
  },
  addEquivalent: {
    done: { ar: 'أُضيف المكافئ.', en: 'Equivalent added.' },
    failed: { ar: 'تعذّرت إضافة المكافئ', en: 'Failed to create equivalent' },
  },
  updateEquivalent: {
    done: { ar: 'حُفظ المكافئ.', en: 'Equivalent updated.' },
    failed: { ar: 'تعذّر تحديث المكافئ', en: 'Failed to update equivalent' },
  },
  removeEquivalent: {
    done: { ar: 'حُذف المكافئ.', en: 'Equivalent deleted.' },
    failed: { ar: 'تعذّر حذف المكافئ', en: 'Failed to delete equivalent' },
  },
  addRule: {
    done: { ar: 'أُضيفت القاعدة.', en: 'Rule added.' },
    failed: { ar: 'تعذّرت إضافة القاعدة', en: 'Failed to create rule' },
  },
  updateRule: {
    done: { ar: 'حُفظت القاعدة.', en: 'Rule updated.' },
    failed: { ar: 'تعذّر تحديث القاعدة', en: 'Failed to update rule' },
  },
  removeRule: {
    done: { ar: 'حُذفت القاعدة.', en: 'Rule deleted.' },
    failed: { ar: 'تعذّر حذف القاعدة', en: 'Failed to delete rule' },
  },
  addUpload: {
    done: { ar: 'رُفع الملف.', en: 'File uploaded.' },
    failed: { ar: 'تعذّر رفع الملف', en: 'Failed to upload the file' },
  },
} satisfies Record<string, WriteWords>
