import { shared } from '#content/staff-labels.ts'
import type { Localized } from '#domain/text/locale.ts'
import { countText, type PluralForms } from '#domain/text/format.ts'

const minutes: Localized<PluralForms> = {
  ar: { one: 'دقيقة واحدة', two: 'دقيقتين', few: '{count} دقائق', many: '{count} دقيقة', other: '{count} دقيقة' },
  en: { one: '{count} minute', other: '{count} minutes' },
}

function minutesOf(seconds: number, locale: 'ar' | 'en'): string {
  return countText(Math.ceil(seconds / 60), minutes, locale)
}

export const login = {
  title: { ar: 'تسجيل دخول الإدارة', en: 'Sign in to admin' },
  lead: { ar: 'المنتجات والمدونة والوارد.', en: 'Products, blog and inbox.' },
  username: shared.username,
  password: { ar: 'كلمة المرور', en: 'Password' },
  signIn: { ar: 'دخول', en: 'Sign in' },
  signingIn: { ar: 'جارٍ الدخول...', en: 'Signing in...' },
  invalid: { ar: 'اسم المستخدم أو كلمة المرور غير صحيحة', en: 'Invalid username or password' },
  busy: { ar: 'الخادم مشغول الآن. أعد المحاولة بعد لحظات.', en: 'The server is busy right now. Try again in a moment.' },
  tooMany: {
    ar: (seconds: number) => `محاولات كثيرة. أعد المحاولة بعد ${minutesOf(seconds, 'ar')}.`,
    en: (seconds: number) => `Too many attempts. Try again in ${minutesOf(seconds, 'en')}.`,
  },
  failed: { ar: 'تعذّر تسجيل الدخول الآن. أعد المحاولة بعد قليل.', en: 'Signing in failed. Try again in a moment.' },
  over: {
    ar: 'انتهت مهلة تسجيل الدخول أو كثرت الرموز الخاطئة. ابدأ من جديد بكلمة المرور.',
    en: 'Signing in took too long, or too many codes were wrong. Start again with your password.',
  },
  code: {
    title: { ar: 'رمز التحقق', en: 'Verification code' },
    lead: {
      ar: 'اكتب الرمز الظاهر في تطبيق المصادقة، أو أحد رموز الاسترداد.',
      en: 'Enter the code that your authenticator shows, or one of your recovery codes.',
    },
    label: { ar: 'الرمز', en: 'Code' },
    confirm: { ar: 'تأكيد', en: 'Confirm' },
    invalid: { ar: 'الرمز غير صحيح أو انتهت صلاحيته', en: 'The code is wrong or has expired' },
    again: { ar: 'البدء من جديد', en: 'Start again' },
  },
}
