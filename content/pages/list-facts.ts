/** What a request is asked beside the specified fields, and what is told of it. */
export const listFacts = {
  city: { ar: 'المدينة', en: 'City' },
  project: { ar: 'المشروع', en: 'Project' },
  neededBy: { ar: 'مطلوب قبل', en: 'Needed by' },
  contactBy: { ar: 'طريقة التواصل المفضلة', en: 'Preferred way to reach you' },
}

/** How a sender would like to be answered. */
export const preferredWays = {
  whatsapp: { ar: 'واتساب', en: 'WhatsApp' },
  phone: { ar: 'مكالمة', en: 'A call' },
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
}
