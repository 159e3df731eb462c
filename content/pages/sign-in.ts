import { countText, type PluralForms } from '#domain/text/format.ts'
import type { Localized } from '#domain/text/locale.ts'
import { SIGN_IN_CODE } from '#domain/accounts/sign-in-code.ts'
import { inSeconds } from '#content/durations.ts'
import type { PageHead } from '#content/seo/page-head.ts'

export const signInHead = {
  title: { ar: 'تسجيل الدخول', en: 'Sign In' },
  description: {
    ar: 'ادخل إلى عناوينك المحفوظة برمز من ستة أرقام نرسله إلى بريدك، دون كلمة مرور.',
    en: 'Sign in to your saved addresses with a six-digit code that we email you; no password needed.',
  },
  noindex: { ar: true, en: true },
} satisfies PageHead

const tries: Localized<PluralForms> = {
  ar: { one: 'محاولة واحدة', two: 'محاولتان', few: '{count}\u00a0محاولات', other: '{count}\u00a0محاولة' },
  en: { one: 'one try', other: '{count}\u00a0tries' },
}

/** Words of signing in and out (docs/specification S12). */
export const signInPage = {
  title: { ar: 'تسجيل الدخول', en: 'Sign in' },
  intro: {
    ar: 'نرسل إلى بريدك رمزاً من ستة أرقام. لا كلمة مرور تحفظها، وإن لم يكن لك حساب ننشئه مع أول دخول.',
    en: 'We email you a six-digit code. There is no password to remember; your account is created when you first sign in.',
  },
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
  sendCode: { ar: 'أرسل الرمز', en: 'Send the code' },
  consent: {
    ar: 'نستخدم بريدك لدخولك وعناوينك فقط، وفق',
    en: 'We use your address for signing in and your saved addresses only, under the',
  },
  code: {
    title: { ar: 'أدخل الرمز', en: 'Enter the code' },
    sentTo: { ar: 'أرسلنا رمزاً من ستة أرقام إلى', en: 'We have sent a six-digit code to' },
    validity: { ar: 'صالح عشر دقائق، في هذا المتصفح فقط.', en: 'It is valid for ten minutes, in this browser only.' },
    label: { ar: 'الرمز', en: 'Code' },
    enter: { ar: 'دخول', en: 'Sign in' },
    entering: { ar: 'جارٍ الدخول...', en: 'Signing in...' },
    change: { ar: 'تغيير البريد', en: 'Change email' },
    again: { ar: 'إرسال رمز جديد', en: 'Send a new code' },
    againIn: { ar: 'رمز جديد بعد', en: 'A new code in' },
    sentAgain: {
      ar: 'أرسلنا رمزاً جديداً. الرمز السابق لم يعد صالحاً.',
      en: 'A new code is on its way. The previous one is no longer valid.',
    },
  },
  problems: {
    email: {
      ar: 'اكتب البريد كاملاً، مثل name@company.com',
      en: 'Enter a complete email address, like name@company.com',
    },
    codeForm: {
      ar: `الرمز ${SIGN_IN_CODE.digits} أرقام، كما وصلك في البريد.`,
      en: `The code has ${SIGN_IN_CODE.digits} digits, as in the email.`,
    },
    wrong: {
      ar: (left: number) => `الرمز غير صحيح. بقيت لك ${countText(left, tries, 'ar')}.`,
      en: (left: number) => `That code is incorrect. You have ${countText(left, tries, 'en')} left.`,
    },
    spent: { ar: 'هذا الرمز لم يعد صالحاً. اطلب رمزاً جديداً.', en: 'This code is no longer valid. Request a new one.' },
    wait: {
      ar: (left: number) => `يمكنك طلب رمز جديد بعد ${inSeconds(left, 'ar')}.`,
      en: (left: number) => `You can ask for a new code in ${inSeconds(left, 'en')}.`,
    },
    failed: { ar: 'حدث خطأ. الرجاء المحاولة مرة أخرى.', en: 'Something went wrong. Please try again.' },
  },
  signOut: { ar: 'تسجيل الخروج', en: 'Sign out' },
  signOutEverywhere: { ar: 'الخروج من كل الأجهزة', en: 'Sign out everywhere' },
}
