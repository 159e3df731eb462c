import type { PageHead } from '../page-head.ts'

export const signInHead = {
  title: { ar: 'تسجيل الدخول', en: 'Sign In' },
  description: {
    ar: 'ادخل إلى عناوينك المحفوظة برمز من ستة أرقام نرسله إلى بريدك، دون كلمة مرور.',
    en: 'Sign in to your saved addresses with a code of six digits that we mail you, without a password.',
  },
  noindex: { ar: true, en: true },
} satisfies PageHead
