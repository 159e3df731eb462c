/** Headings of an export's columns, in both languages at once: the file is read by people of both. */
export const exportColumns = {
  id: { ar: 'المعرّف', en: 'Id' },
  receivedAt: { ar: 'وصل في', en: 'Received' },
  kind: { ar: 'النوع', en: 'Kind' },
  state: { ar: 'الحالة', en: 'State' },
  assignee: { ar: 'المسؤول', en: 'Assigned to' },
  name: { ar: 'الاسم', en: 'Name' },
  firstName: { ar: 'الاسم الأول', en: 'First name' },
  lastName: { ar: 'اسم العائلة', en: 'Last name' },
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
  phone: { ar: 'رقم الجوال', en: 'Mobile number' },
  companyName: { ar: 'اسم الشركة', en: 'Company name' },
  jobTitle: { ar: 'المسمى الوظيفي', en: 'Job title' },
  address: { ar: 'العنوان', en: 'Address' },
  text: { ar: 'النص', en: 'Text' },
  product: { ar: 'المنتج', en: 'Product' },
  locale: { ar: 'اللغة', en: 'Language' },
  page: { ar: 'الصفحة', en: 'Page' },
  consentedAt: { ar: 'وافق على سياسة الخصوصية في', en: 'Agreed to the privacy policy' },
  openedAt: { ar: 'فُتح في', en: 'Opened' },
  updatedAt: { ar: 'آخر تغيير', en: 'Last change' },
  number: { ar: 'رقم الطلب', en: 'Request number' },
  newsAt: { ar: 'وافق على العروض والأخبار في', en: 'Agreed to offers and news' },
  newsWords: { ar: 'نص الموافقة', en: 'Words agreed to' },
}

export type ExportColumn = keyof typeof exportColumns
