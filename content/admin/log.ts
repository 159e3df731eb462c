import type { Localized } from '../../domain/locale.ts'

export const logWords = {
  title: { ar: 'السجل', en: 'Log' },
  text: {
    ar: 'ما فعله المستخدمون والبرامج، الأحدث أولاً. لا يحفظ ما كُتب، ويُحذف بعد 90 يوماً.',
    en: 'What users and programs did, newest first. It keeps nothing of what was typed and is deleted after 90 days.',
  },
  when: { ar: 'الوقت', en: 'When' },
  who: { ar: 'من', en: 'Who' },
  what: { ar: 'ماذا', en: 'What' },
  subject: { ar: 'السجل المعني', en: 'Subject' },
  none: { ar: 'لا شيء بعد.', en: 'Nothing yet.' },
  kinds: {
    staff: { ar: 'مستخدم', en: 'User' },
    token: { ar: 'برنامج', en: 'Program' },
    customer: { ar: 'عميل', en: 'Customer' },
    system: { ar: 'النظام', en: 'System' },
  },
}

/** Acts in words; the name of an act that has none is shown as it is. */
export const acts: Record<string, Localized> = {
  'staff.sign-in': { ar: 'تسجيل دخول', en: 'Signed in' },
  'staff.sign-in-refused': { ar: 'محاولة دخول مرفوضة', en: 'Sign-in refused' },
  'staff.sign-out': { ar: 'تسجيل خروج', en: 'Signed out' },
  'staff.add': { ar: 'إضافة مستخدم', en: 'Added a user' },
  'staff.role': { ar: 'تغيير دور مستخدم', en: 'Changed a role' },
  'staff.disable': { ar: 'إيقاف حساب', en: 'Disabled an account' },
  'staff.enable': { ar: 'إعادة تفعيل حساب', en: 'Enabled an account' },
  'staff.password': { ar: 'تعيين كلمة مرور', en: 'Set a password' },
  'staff.own-password': { ar: 'تغيير كلمة المرور', en: 'Changed the own password' },
  'staff.second-factor-on': { ar: 'تفعيل التحقق بخطوتين', en: 'Two-step verification on' },
  'staff.second-factor-off': { ar: 'إيقاف التحقق بخطوتين', en: 'Two-step verification off' },
  'staff.recovery-codes': { ar: 'رموز استرداد جديدة', en: 'New recovery codes' },
  'staff.remove': { ar: 'حذف مستخدم', en: 'Deleted a user' },
  'token.add': { ar: 'إنشاء مفتاح', en: 'Made a token' },
  'token.revoke': { ar: 'إلغاء مفتاح', en: 'Revoked a token' },
  'category.add': { ar: 'إضافة فئة', en: 'Added a category' },
  'category.update': { ar: 'تعديل فئة', en: 'Changed a category' },
  'category.remove': { ar: 'حذف فئة', en: 'Deleted a category' },
  'product.add': { ar: 'إضافة منتج', en: 'Added a product' },
  'product.update': { ar: 'تعديل منتج', en: 'Changed a product' },
  'product.remove': { ar: 'حذف منتج', en: 'Deleted a product' },
  'post.add': { ar: 'إضافة مقال', en: 'Added an article' },
  'post.update': { ar: 'تعديل مقال', en: 'Changed an article' },
  'post.remove': { ar: 'حذف مقال', en: 'Deleted an article' },
}
