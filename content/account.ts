/** Words of the account in the frame of every page. */
export const account = {
  signIn: { ar: 'تسجيل الدخول', en: 'Sign in' },
  mine: { ar: 'عناويني', en: 'My addresses' },
  signedInAs: {
    ar: (email: string) => `عناويني، دخلت باسم ${email}`,
    en: (email: string) => `My addresses, signed in as ${email}`,
  },
}
