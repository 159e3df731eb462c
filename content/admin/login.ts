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

/** The two pages for resetting a forgotten password. */
export const passwordResetWords = {
  forgot: {
    link: { ar: 'نسيت كلمة المرور؟', en: 'Forgot your password?' },
    title: { ar: 'استعادة كلمة المرور', en: 'Reset your password' },
    lead: {
      ar: 'نرسل رابطاً إلى البريد الذي أكّدته في صفحة حسابك.',
      en: 'We send a link to the address that you confirmed on your account page.',
    },
    account: { ar: 'اسم المستخدم أو البريد الإلكتروني', en: 'Username or email address' },
    send: { ar: 'إرسال الرابط', en: 'Send the link' },
    sending: { ar: 'جارٍ الإرسال...', en: 'Sending...' },
    sent: {
      ar: 'إن كان لهذا الحساب بريد مؤكد، فالرابط في طريقه إليه. وهو صالح 30 دقيقة.',
      en: 'If this account has a confirmed address, a link is on its way there. It is valid for 30 minutes.',
    },
    without: {
      ar: 'لم يصلك شيء؟ يستطيع أي مالك أن يعيّن لك كلمة مرور جديدة.',
      en: 'Nothing arrived? Any owner can set a new password for you.',
    },
    failed: { ar: 'تعذّر الإرسال الآن. أعد المحاولة بعد قليل.', en: 'Sending failed. Try again in a moment.' },
    back: { ar: 'العودة إلى تسجيل الدخول', en: 'Back to sign-in' },
  },
  reset: {
    title: { ar: 'كلمة مرور جديدة', en: 'Set a new password' },
    lead: {
      ar: 'من 12 إلى 128 حرفاً. تُنهي كل جلسات حسابك المفتوحة.',
      en: '12 to 128 characters. It ends all open sessions of your account.',
    },
    account: shared.username,
    password: { ar: 'كلمة المرور الجديدة', en: 'New password' },
    save: { ar: 'حفظ كلمة المرور', en: 'Save password' },
    saving: { ar: 'جارٍ الحفظ...', en: 'Saving...' },
    done: { ar: 'حُفظت كلمة المرور الجديدة. سجّل الدخول بها.', en: 'Your new password is set. Sign in with it.' },
    over: { ar: 'انتهت صلاحية هذا الرابط أو استُخدم من قبل.', en: 'This link has expired or was used before.' },
    failed: {
      ar: 'تعذّر الحفظ. لم يتغيّر شيء، فأعد المحاولة.',
      en: 'That did not work and nothing has changed. Please try again.',
    },
    invited: {
      title: { ar: 'قبول الدعوة', en: 'Accept the invitation' },
      lead: {
        ar: 'اختر كلمة مرور لحسابك، من 12 إلى 128 حرفاً.',
        en: 'Choose a password for your account, 12 to 128 characters.',
      },
      over: {
        ar: 'قُبلت هذه الدعوة أو سُحبت أو انتهت مدتها. إن كانت لك كلمة مرور فسجّل الدخول، وإلا فاطلب دعوة جديدة ممن دعاك.',
        en: 'This invitation was accepted or withdrawn, or it has expired. If you have a password, sign in; otherwise ask the person who invited you for a new one.',
      },
    },
    again: { ar: 'طلب رابط جديد', en: 'Ask for a new link' },
    signIn: { ar: 'تسجيل الدخول', en: 'Sign in' },
  },
}
