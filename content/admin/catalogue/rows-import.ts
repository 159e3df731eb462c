import { shared } from '#content/staff-labels.ts'
import { isolateText } from '#domain/text/isolate.ts'

/** Records out of a spreadsheet. */
export const rowsImport = {
  open: shared.import,
  file: { ar: 'ملف Excel أو CSV', en: 'Excel or CSV file' },
  check: { ar: 'فحص الملف', en: 'Check file' },
  checked: { ar: 'نتيجة الفحص', en: 'What the file would do' },
  counts: {
    ar: (added: number, changed: number, same: number) => `جديد: ${added} · معدّل: ${changed} · بلا تغيير: ${same}`,
    en: (added: number, changed: number, same: number) => `New: ${added} · Changed: ${changed} · Unchanged: ${same}`,
  },
  unread: {
    ar: (names: string[]) => `أعمدة غير معروفة لن تُقرأ: ${names.map(isolateText).join('، ')}`,
    en: (names: string[]) => `Unknown columns that are not read: ${names.map(isolateText).join(', ')}`,
  },
  left: {
    ar: (count: number) => `صفوف لن تُستورد: ${count}`,
    en: (count: number) => `Rows that are left out: ${count}`,
  },
  row: {
    ar: (row: number, text: string) => `صف ${row}: ${text}`,
    en: (row: number, text: string) => `Row ${row}: ${text}`,
  },
  run: { ar: 'استيراد الصفوف', en: 'Import the rows' },
  cancel: shared.cancel,
  missing: shared.chooseFile,
}
