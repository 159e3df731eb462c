import { shared } from '#content/staff-labels.ts'
/** Words of the own address of mail: its form, and the page that its link leads to. */
export const staffEmailWords = {
  title: shared.emailAddress,
  text: {
    ar: 'تستعيد به كلمة المرور إذا نسيتها، وتصلك عليه تنبيهات الطلبات. لا يُستخدم قبل تأكيده من الرابط الذي نرسله إليه.',
    en: 'It lets you back in if you forget your password, and notifications about requests go there. It is not used until you confirm it by the link we send there.',
  },
  confirmed: { ar: 'مؤكد', en: 'Confirmed' },
  waiting: { ar: 'بانتظار التأكيد', en: 'Waiting to be confirmed' },
  none: { ar: 'لا بريد', en: 'None' },
  current: { ar: 'البريد المؤكد', en: 'Confirmed address' },
  awaited: {
    ar: (email: string) => `أرسلنا رابطاً إلى \u2066${email}\u2069. افتحه خلال 24 ساعة.`,
    en: (email: string) => `We have sent a link to ${email}. Open it within 24 hours.`,
  },
  label: shared.emailAddress,
  send: { ar: 'إرسال رابط التأكيد', en: 'Send confirmation link' },
  sent: { ar: 'أُرسل رابط التأكيد.', en: 'The confirmation link is on its way.' },
  remove: { ar: 'إزالة البريد', en: 'Remove address' },
  removeConfirm: {
    ar: 'من دونه لا تستعيد كلمة المرور بنفسك. هل تريد إزالته؟',
    en: 'Without it you cannot reset a forgotten password yourself. Remove it?',
  },
  removed: { ar: 'أُزيل البريد من حسابك.', en: 'The address has been removed from your account.' },
  invalid: { ar: 'اكتب بريداً صحيحاً، مثل name@example.com', en: 'Enter a valid address, like name@example.com' },
  taken: { ar: 'هذا البريد لحساب آخر.', en: 'This address belongs to another account.' },
  same: { ar: 'هذا بريدك المؤكد الآن.', en: 'This is already your confirmed address.' },
  tooMany: {
    ar: 'أُرسلت روابط كثيرة في الساعة الماضية. أعد المحاولة لاحقاً.',
    en: 'Too many links were sent in the past hour. Try again later.',
  },
  page: {
    title: { ar: 'تأكيد البريد الإلكتروني', en: 'Confirm your email address' },
    lead: { ar: 'ليصبح بريد حسابك في لوحة الإدارة.', en: 'It becomes the address of your account in the admin area.' },
    confirm: { ar: 'تأكيد', en: 'Confirm' },
    confirming: { ar: 'جارٍ التأكيد...', en: 'Confirming...' },
    failed: { ar: 'تعذّر التأكيد الآن. أعد المحاولة بعد قليل.', en: 'Confirming failed. Try again in a moment.' },
    done: { ar: 'أُكّد بريدك الإلكتروني.', en: 'Your email address is confirmed.' },
    over: {
      ar: 'انتهت صلاحية هذا الرابط أو استُخدم من قبل. اطلب رابطاً جديداً من صفحة حسابك.',
      en: 'This link has expired or was used before. Ask for a new one on your account page.',
    },
    toAccount: { ar: 'فتح صفحة حسابي', en: 'Go to my account' },
  },
}
