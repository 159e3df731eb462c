import { shared } from '#content/staff-labels.ts'
import { counted, nouns } from '#domain/text/format.ts'
import { isolate } from '#domain/text/isolate.ts'
import { documentForm, documentList } from '#content/admin/documents.ts'

const savedForms = nouns(['مستند واحد', 'مستندان', 'مستندات', 'مستنداً', 'مستند'], ['document', 'documents'])
const saved = counted(savedForms)

/** Many files that become documents. */
export const documentUpload = {
  title: shared.uploadFiles,
  files: shared.pdfFiles,
  hint: {
    ar: 'حتى 50 ملفاً و200 ميغابايت. يُقرأ المنتج والنوع واللغة من الاسم: S20-SDS-ar-r3.pdf',
    en: 'Up to 50 files and 200 MB. Product, type and language are read from names such as S20-SDS-ar-r3.pdf.',
  },
  choosing: { ar: 'اختيار الملفات', en: 'Choose files' },
  read: { ar: 'اقرأ الملفات', en: 'Read the files' },
  table: { ar: 'راجع المستندات', en: 'Check the documents' },
  tableHint: {
    ar: 'ما تُرك عنوانه فارغاً سُمّي بنوعه ورمز منتجه.',
    en: 'Left without a title, a document is called by its type and product code.',
  },
  columns: {
    file: shared.file,
    doc_type: documentList.type,
    language: documentList.language,
    product: shared.productCodes,
    title_ar: { ar: 'العنوان بالعربية', en: 'Title in Arabic' },
    title_en: { ar: 'العنوان بالإنجليزية', en: 'Title in English' },
    expires: documentForm.fields.expires,
    leave_out: { ar: 'استبعاد', en: 'Leave out' },
  },
  of: {
    ar: (column: string, file: string) => `${column}: ${isolate(file, 'ar')}`,
    en: (column: string, file: string) => `${column}: ${file}`,
  },
  dayForm: { ar: 'YYYY-MM-DD', en: 'YYYY-MM-DD' },
  choose: { ar: 'اختر', en: 'Choose' },
  renews: {
    ar: (title: string) => `مراجعة جديدة: ${isolate(title, 'ar')}`,
    en: (title: string) => `New revision: ${title}`,
  },
  sameFile: documentForm.sameFile,
  publish: { ar: 'نشر الكل', en: 'Publish all' },
  draft: { ar: 'حفظ الكل مسودات', en: 'Save all as drafts' },
  saved: {
    ar: (count: number) => `حُفظ ${saved.ar(count)}، وبقي ما في الجدول.`,
    en: (count: number) => `Saved: ${saved.en(count)}. What is in the table was not.`,
  },
  missing: { ar: 'اختر ملف PDF.', en: 'Choose a PDF file.' },
  unknownProduct: { ar: 'لا يوجد منتج بهذا الرمز.', en: 'There is no product with this code.' },
  failed: { ar: 'تعذّر حفظ المستندات.', en: 'The documents could not be saved.' },
  tooLarge: {
    ar: 'الملفات أكثر من 50 أو أكبر من 200 ميغابايت. اختر عدداً أقل.',
    en: 'More than 50 files or 200 MB. Choose fewer.',
  },
  signedOut: { ar: 'انتهت جلستك. سجّل الدخول ثم أعد المحاولة.', en: 'Your session has ended. Sign in and try again.' },
}
