/** Customers out of a spreadsheet. */
export const customersImport = {
  title: { ar: 'استيراد عملاء', en: 'Import customers' },
  hint: {
    ar: 'حتى 500 صف بعناوين الأعمدة كما في التصدير. الرقم أو البريد يحدد العميل المعروف، والخلية الفارغة لا تغيّر شيئاً.',
    en: 'Up to 500 rows with the headings of an export. A telephone or address finds the customer who is known; a blank cell changes nothing.',
  },
  noHeadings: {
    ar: 'لا عناوين أعمدة معروفة في الملف، مثل «الاسم» و«الهواتف».',
    en: 'The file has no known headings, such as “Name” and “Telephones”.',
  },
}
