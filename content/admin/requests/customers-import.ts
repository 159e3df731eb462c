/** Customers out of a spreadsheet. */
export const customersImport = {
  title: { ar: 'استيراد عملاء', en: 'Import customers' },
  open: { ar: 'استيراد', en: 'Import' },
  file: { ar: 'ملف Excel أو CSV', en: 'Excel or CSV file' },
  hint: {
    ar: 'حتى 500 صف بعناوين الأعمدة كما في التصدير. الرقم أو البريد يحدد العميل المعروف، والخلية الفارغة لا تغيّر شيئاً.',
    en: 'Up to 500 rows with the headings of an export. A telephone or address finds the customer who is known; a blank cell changes nothing.',
  },
  check: { ar: 'فحص الملف', en: 'Check file' },
  checked: { ar: 'نتيجة الفحص', en: 'What the file would do' },
  counts: {
    ar: (added: number, changed: number, same: number) => `جديد: ${added} · معدّل: ${changed} · بلا تغيير: ${same}`,
    en: (added: number, changed: number, same: number) => `New: ${added} · Changed: ${changed} · Unchanged: ${same}`,
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
  cancel: { ar: 'إلغاء', en: 'Cancel' },
  missing: { ar: 'اختر ملفاً.', en: 'Choose a file.' },
  noHeadings: {
    ar: 'لا عناوين أعمدة معروفة في الملف، مثل «الاسم» و«الهواتف».',
    en: 'The file has no known headings, such as “Name” and “Telephones”.',
  },
}
