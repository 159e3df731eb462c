import { shared } from '#content/staff-labels.ts'
/** Words of the page on which owners look after accounts and tokens. */
export const usersWords = {
  title: shared.users,
  roles: {
    owner: { ar: 'مالك', en: 'Owner' },
    editor: { ar: 'محرّر', en: 'Editor' },
    sales: { ar: 'مبيعات', en: 'Sales' },
    'editor,sales': { ar: 'محرّر ومبيعات', en: 'Editor and sales' },
    viewer: { ar: 'مطّلع', en: 'Viewer' },
  },
  noRole: { ar: 'بلا دور', en: 'No role' },
  roleUnknown: { ar: 'اختر واحداً من الأدوار.', en: 'Choose one of the roles.' },
  roleHint: {
    ar: 'المحرّر يدير المحتوى، والمبيعات تدير الطلبات، والمطّلع يقرأ دون بيانات شخصية. المالك يدير كل شيء، ومنه المستخدمون.',
    en: 'Editors manage content, sales manage requests; viewers read, without personal data. Owners manage everything, including users.',
  },
  /** What each may do, in a sentence. */
  mayDo: {
    owner: { ar: 'يدير كل شيء، ومنه المستخدمون والإعدادات.', en: 'May do everything, including users and settings.' },
    editor: {
      ar: 'يغيّر المنتجات والصفحات والمقالات وينشرها، ولا يرى الطلبات.',
      en: 'Changes and publishes products, pages and posts; sees no requests.',
    },
    sales: {
      ar: 'يجيب عن الطلبات ويكتب عروض الأسعار ويغيّر الأسعار.',
      en: 'Answers requests, writes quotations and changes prices.',
    },
    'editor,sales': { ar: 'يفعل ما يفعله المحرّر والمبيعات معاً.', en: 'May do what editors and sales may do.' },
    viewer: { ar: 'يقرأ فقط، دون بيانات شخصية.', en: 'Only reads, without personal data.' },
  },
  invite: {
    title: { ar: 'دعوة شخص', en: 'Invite someone' },
    text: {
      ar: 'يصله رابط صالح 72 ساعة يختار به كلمة مروره.',
      en: 'They get a link, valid for 72 hours, to choose their own password.',
    },
    email: shared.emailAddress,
    language: { ar: 'لغة الرسالة', en: 'Language of the email' },
    submit: { ar: 'إرسال الدعوة', en: 'Send invitation' },
    again: { ar: 'إرسال الدعوة من جديد', en: 'Send again' },
    withdraw: { ar: 'سحب الدعوة', en: 'Withdraw invitation' },
    invited: { ar: 'مدعو', en: 'Invited' },
    over: { ar: 'انتهت الدعوة', en: 'Invitation expired' },
    link: {
      ar: 'لا يرسل الموقع بريداً. انسخ الرابط الآن وأرسله بنفسك، فلن يظهر مرة أخرى:',
      en: 'This site sends no email. Copy the link now and send it yourself; it is not shown again:',
    },
    linkLabel: { ar: 'رابط الدعوة', en: 'Invitation link' },
    gone: { ar: 'لا توجد هذه الدعوة: قُبلت أو سُحبت.', en: 'There is no such invitation: it was accepted or withdrawn.' },
    done: {
      invite: { ar: 'الدعوة جاهزة.', en: 'The invitation is ready.' },
      again: {
        ar: 'الدعوة جاهزة برابط جديد، ولم يعد الرابط السابق صالحاً.',
        en: 'The invitation is ready with a new link; the one before no longer works.',
      },
      withdraw: { ar: 'سُحبت الدعوة.', en: 'The invitation has been withdrawn.' },
    },
  },
  you: { ar: 'أنت', en: 'You' },
  disabled: { ar: 'موقوف', en: 'Disabled' },
  secondFactor: { ar: 'تحقق بخطوتين', en: 'Two steps' },
  emails: {
    confirmed: { ar: 'بريد مؤكد', en: 'Email confirmed' },
    waiting: { ar: 'بريد بانتظار التأكيد', en: 'Email not confirmed' },
    none: { ar: 'بلا بريد', en: 'No email' },
  },
  since: shared.since,
  add: {
    title: shared.addUser,
    username: shared.username,
    password: { ar: 'كلمة مرور أولى', en: 'First password' },
    passwordHint: {
      ar: 'من 12 إلى 128 حرفاً؛ يغيّرها صاحبها في صفحة حسابه.',
      en: '12 to 128 characters; the user changes it on the account page.',
    },
    role: { ar: 'الدور', en: 'Role' },
    submit: shared.addUser,
  },
  manage: { ar: (name: string) => `إدارة ${name}`, en: (name: string) => `Manage ${name}` },
  setRole: { ar: 'تغيير الدور', en: 'Change role' },
  disable: { ar: 'إيقاف الحساب', en: 'Disable' },
  enable: { ar: 'إعادة تفعيل الحساب', en: 'Enable' },
  reset: { ar: 'تعيين كلمة مرور جديدة', en: 'Set new password' },
  newPassword: shared.newPassword,
  removeFactor: { ar: 'إزالة التحقق بخطوتين', en: 'Remove two-step verification' },
  factorRule: {
    title: { ar: 'التحقق بخطوتين للجميع', en: 'Two-step verification for everyone' },
    text: {
      ar: 'إذا كان مطلوباً، فعلى كل من لم يُعدّه أن يفعل ذلك قبل أي شيء آخر في الإدارة، ومنهم من سجّل الدخول من قبل. ولا يشمل مفاتيح البرامج.',
      en: 'Once required, anyone who has not set it up must do so before using the admin area, including users who are signed in now. API tokens keep working.',
    },
    required: { ar: 'مطلوب', en: 'Required' },
    optional: { ar: 'اختياري', en: 'Optional' },
    having: {
      ar: (having: number, all: number) => `عدد من أعدّوه: ${having} من ${all}.`,
      en: (having: number, all: number) => `Set up by ${having} of ${all}.`,
    },
    require: { ar: 'طلبه من الجميع', en: 'Require for everyone' },
    makeOptional: { ar: 'جعله اختيارياً', en: 'Make it optional' },
    toAccount: { ar: 'إعداده في حسابي', en: 'Set it up in my account' },
  },
  withoutFactor: { ar: 'دون تحقق بخطوتين', en: 'Password only' },
  remove: { ar: 'حذف المستخدم', en: 'Delete user' },
  removeConfirm: {
    ar: (name: string) => `هل تريد حذف المستخدم ${name} نهائياً؟`,
    en: (name: string) => `Permanently delete the user ${name}?`,
  },
  failed: shared.nothingChanged,
  unknown: { ar: 'المستخدم غير موجود.', en: 'This user does not exist.' },
  done: {
    add: { ar: 'أُضيف المستخدم.', en: 'The user has been added.' },
    role: {
      ar: 'تغيّر الدور، وعلى المستخدم أن يسجّل الدخول من جديد.',
      en: 'The role has changed. The user must sign in again.',
    },
    disable: { ar: 'أُوقف الحساب وأُنهيت جلساته.', en: 'The account is disabled and has been signed out everywhere.' },
    enable: { ar: 'أُعيد تفعيل الحساب.', en: 'The account is enabled again.' },
    reset: {
      ar: 'حُفظت كلمة المرور الجديدة وأُنهيت الجلسات.',
      en: 'The new password is set and all sessions have ended.',
    },
    'remove-factor': { ar: 'أُزيل التحقق بخطوتين.', en: 'Two-step verification has been removed.' },
    'require-factor': {
      ar: 'أصبح التحقق بخطوتين مطلوباً من الجميع.',
      en: 'Two-step verification is now required for everyone.',
    },
    'optional-factor': { ar: 'أصبح التحقق بخطوتين اختيارياً.', en: 'Two-step verification is optional now.' },
    remove: { ar: 'حُذف المستخدم.', en: 'The user has been deleted.' },
  },
}

export const tokensWords = {
  title: { ar: 'مفاتيح البرامج', en: 'API tokens' },
  text: {
    ar: 'يكتب بها برنامج عبر واجهة الموقع بصلاحيات الدور المختار. يظهر المفتاح مرة واحدة عند إنشائه.',
    en: 'A token lets a program use the API with the permissions of its role. It is shown once, when it is created.',
  },
  name: shared.name,
  days: { ar: 'المدة بالأيام', en: 'Days' },
  submit: { ar: 'إنشاء مفتاح', en: 'Create token' },
  secret: {
    ar: 'المفتاح الجديد. انسخه الآن، فلن يظهر مرة أخرى:',
    en: 'The new token. Copy it now; it is not shown again:',
  },
  sentAs: { ar: 'يُرسَل مع كل طلب هكذا:', en: 'Send it with each call as:' },
  maker: { ar: 'أنشأه', en: 'Created by' },
  expires: { ar: 'ينتهي', en: 'Expires' },
  lastUsed: shared.lastUsed,
  never: { ar: 'لم يُستخدم', en: 'Never' },
  revoked: { ar: 'ملغى', en: 'Revoked' },
  expired: { ar: 'منتهٍ', en: 'Expired' },
  revoke: shared.revoke,
  revokeConfirm: {
    ar: (name: string) => `هل تريد إلغاء المفتاح ${name}؟`,
    en: (name: string) => `Revoke the token ${name}?`,
  },
  revokedNow: { ar: 'أُلغي المفتاح.', en: 'The token has been revoked.' },
  unknown: { ar: 'المفتاح غير موجود أو ملغى.', en: 'This token does not exist or is already revoked.' },
  nameMissing: { ar: 'اكتب اسماً، بحد أقصى 60 حرفاً.', en: 'Enter a name of at most 60 characters.' },
  daysWrong: { ar: 'اكتب عدداً من 1 إلى 365.', en: 'Enter a number from 1 to 365.' },
  none: { ar: 'لا توجد مفاتيح بعد.', en: 'No tokens yet.' },
}
