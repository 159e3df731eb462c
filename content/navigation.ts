/** What stands over the columns at the foot of each page. */
export const footerTitles = {
  quickLinks: { ar: 'روابط سريعة', en: 'Quick links' },
  information: { ar: 'معلومات', en: 'Information' },
  sendList: { ar: 'إرسال القائمة', en: 'Send your list' },
  contact: { ar: 'تواصل', en: 'Contact' },
}
