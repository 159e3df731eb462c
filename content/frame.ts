/** Words of the account in the frame of every page. */
export const account = {
  signIn: { ar: 'تسجيل الدخول', en: 'Sign in' },
  mine: { ar: 'عناويني', en: 'My addresses' },
  signedInAs: {
    ar: (email: string) => `عناويني، دخلت باسم ${email}`,
    en: (email: string) => `My addresses, signed in as ${email}`,
  },
}

/** The headings of the columns in the footer. */
export const footerTitles = {
  quickLinks: { ar: 'روابط سريعة', en: 'Quick links' },
  information: { ar: 'معلومات', en: 'Information' },
  sendList: { ar: 'إرسال القائمة', en: 'Send your list' },
  contact: { ar: 'تواصل', en: 'Contact' },
}
