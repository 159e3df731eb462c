/** What the facts of the company are called. */
export const companyFacts = {
  title: { ar: 'بيانات الشركة', en: 'Company details' },
  name: { ar: 'الاسم التجاري', en: 'Trade name' },
  address: { ar: 'العنوان', en: 'Address' },
  hours: { ar: 'ساعات العمل', en: 'Business hours' },
  registration: { ar: 'السجل التجاري', en: 'Commercial registration' },
  vat: { ar: 'الرقم الضريبي', en: 'VAT number' },
}

/** What the page and the ways to reach the company are called where staff have written nothing. */
export const contactNames = {
  title: { ar: 'تواصل معنا', en: 'Contact Us' },
  phone: { ar: 'الهاتف', en: 'Phone' },
  sales: { ar: 'المبيعات', en: 'Sales' },
  messaging: { ar: 'واتساب', en: 'WhatsApp' },
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
  map: { ar: 'الموقع على الخريطة', en: 'Location on map' },
}
