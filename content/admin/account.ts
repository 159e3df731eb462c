import { shared } from '#content/staff-labels.ts'
import { PASSWORD_LENGTH, type PasswordProblem } from '#domain/accounts/password.ts'
import type { DueNotices, NewNotices } from '#domain/accounts/staff-notices.ts'
import type { Localized } from '#domain/text/locale.ts'

/** Words of a member's own account. */
export const accountWords = {
  title: shared.myAccount,
  wrongPassword: { ar: 'كلمة المرور غير صحيحة.', en: 'The password is incorrect.' },
  failed: shared.nothingChanged,
  saving: shared.saving,
  firstScreen: {
    title: { ar: 'الشاشة الأولى', en: 'First screen' },
    text: { ar: 'ما تفتح به الإدارة بعد تسجيل الدخول.', en: 'What the admin area opens with after you sign in.' },
    field: { ar: 'ابدأ من', en: 'Start with' },
    save: shared.save,
    saved: { ar: 'حُفظت الشاشة الأولى.', en: 'Your first screen has been saved.' },
    unknown: { ar: 'اختر إحدى الشاشات.', en: 'Choose one of the screens.' },
  },
  signature: {
    title: { ar: 'الاسم في عروض الأسعار', en: 'Name on quotes' },
    text: {
      ar: 'يُطبع في عروض الأسعار التي تتولاها، ليعرف العميل بمن يتصل.',
      en: 'Printed on the quotes you handle, so that customers know whom to call.',
    },
    name: shared.name,
    mobile: shared.mobile,
    saved: { ar: 'حُفظ الاسم.', en: 'Your name has been saved.' },
  },
  password: {
    title: { ar: 'كلمة المرور', en: 'Password' },
    text: {
      ar: 'من 12 إلى 128 حرفاً. تغييرها يُخرجك من كل الأجهزة الأخرى.',
      en: '12 to 128 characters. Changing it signs you out on all other devices.',
    },
    current: { ar: 'كلمة المرور الحالية', en: 'Current password' },
    next: shared.newPassword,
    save: { ar: 'تغيير كلمة المرور', en: 'Change password' },
    saved: { ar: 'حُفظت كلمة المرور الجديدة.', en: 'Your password has been changed.' },
  },
  secondFactor: {
    title: { ar: 'التحقق بخطوتين', en: 'Two-step verification' },
    text: {
      ar: 'رمز من تطبيق المصادقة في هاتفك يُطلب بعد كلمة المرور، فلا تكفي كلمة المرور المسروقة للدخول.',
      en: 'After the password you enter a code from the authenticator app on your phone, so a stolen password is not enough to sign in.',
    },
    on: { ar: 'مفعّل', en: 'On' },
    off: { ar: 'غير مفعّل', en: 'Off' },
    askPassword: { ar: 'كلمة المرور للتأكيد', en: 'Password to confirm' },
    begin: { ar: 'إعداد تطبيق المصادقة', en: 'Set up an authenticator' },
    scan: {
      ar: 'امسح هذا الرمز بتطبيق المصادقة، أو اكتب المفتاح فيه، ثم أدخل الرمز الظاهر.',
      en: 'Scan this with your authenticator app, or type the key into it. Then enter the code that it shows.',
    },
    picture: { ar: 'رمز الإعداد لتطبيق المصادقة', en: 'Set-up code for the authenticator' },
    key: shared.key,
    code: { ar: 'الرمز من التطبيق', en: 'Code from the app' },
    confirm: { ar: 'تفعيل', en: 'Switch on' },
    turnedOn: {
      ar: 'فُعّل التحقق بخطوتين، وسُجّل خروجك من الأجهزة الأخرى.',
      en: 'Two-step verification is on, and you are signed out on all other devices.',
    },
    staysOn: {
      ar: 'مطلوب من جميع المستخدمين، ولذلك لا يمكن إيقافه.',
      en: 'It is required for all users and cannot be switched off.',
    },
    end: { ar: 'إيقاف التحقق بخطوتين', en: 'Switch off' },
    ended: { ar: 'أُوقف التحقق بخطوتين.', en: 'Two-step verification is off.' },
  },
  /** Where staff are led who have none although it is required. */
  required: {
    title: { ar: 'إعداد التحقق بخطوتين', en: 'Set up two-step verification' },
    lead: {
      ar: 'أصبح مطلوباً من جميع المستخدمين. أعدّه مرة واحدة، ثم تابع عملك.',
      en: 'It is now required for all users. Set it up once, then carry on.',
    },
  },
  recovery: {
    title: { ar: 'رموز الاسترداد', en: 'Recovery codes' },
    text: {
      ar: 'احفظها في مكان آمن. كل رمز يفتح حسابك مرة واحدة إذا ضاع هاتفك، ولن تظهر مرة أخرى.',
      en: 'Keep them in a safe place. Each opens your account once if your phone is lost. They are not shown again.',
    },
    renew: { ar: 'رموز استرداد جديدة', en: 'New recovery codes' },
  },
}

/** Words of the list of a member's own sessions. */
export const sessionsWords = {
  title: { ar: 'الجلسات المفتوحة', en: 'Open sessions' },
  text: {
    ar: 'حيث سُجّل الدخول بحسابك الآن. أنهِ كل جلسة لا تعرفها وغيّر كلمة مرورك.',
    en: 'Where your account is signed in now. End any session that you do not recognise, and change your password.',
  },
  here: { ar: 'هذه الجلسة', en: 'This session' },
  on: {
    ar: (browser: string, system: string) => `${browser} على ${system}`,
    en: (browser: string, system: string) => `${browser} on ${system}`,
  },
  unknownBrowser: { ar: 'متصفح غير معروف', en: 'Unknown browser' },
  since: shared.since,
  used: shared.lastUsed,
  network: { ar: 'الشبكة', en: 'Network' },
  end: { ar: 'إنهاء', en: 'End' },
  endOf: { ar: (browser: string) => `إنهاء: ${browser}`, en: (browser: string) => `End: ${browser}` },
  endConfirm: {
    ar: (browser: string) => `هل تريد إنهاء جلسة ${browser}؟`,
    en: (browser: string) => `End the session of ${browser}?`,
  },
  endOthers: { ar: 'إنهاء كل الجلسات الأخرى', en: 'End all other sessions' },
  endOthersConfirm: { ar: 'هل تريد إنهاء كل الجلسات إلا هذه؟', en: 'End all sessions but this one?' },
  only: { ar: 'لا جلسة مفتوحة غير هذه.', en: 'No other session is open.' },
  ended: { ar: 'أُنهيت الجلسة.', en: 'The session has ended.' },
  endedOthers: { ar: 'أُنهيت كل الجلسات الأخرى.', en: 'All other sessions have ended.' },
  unknown: { ar: 'هذه الجلسة منتهية.', en: 'That session has ended already.' },
}

/** Words of the own account: which mails somebody wants. */
export const noticeWords = {
  title: { ar: 'تنبيهات البريد', en: 'Email notifications' },
  text: {
    ar: 'ما يصلك على بريدك المؤكد من أعمال الطلبات.',
    en: 'What is mailed to your confirmed address about requests.',
  },
  noEmail: { ar: 'لا يصلك شيء حتى تؤكد بريدك أعلاه.', en: 'Nothing is sent until you confirm an address above.' },
  new: {
    label: { ar: 'الطلبات الجديدة', en: 'New requests' },
    choices: {
      all: { ar: 'كلها', en: 'All of them' },
      unassigned: { ar: 'ما لا مسؤول عنه', en: 'Those nobody is responsible for' },
      none: shared.noneOfThese,
    } satisfies Record<NewNotices, Localized>,
  },
  assigned: { ar: 'عندما يُسند إليّ طلب', en: 'When a request is assigned to me' },
  customer: {
    ar: 'عندما يقبل العميل العرض أو يرفضه أو يطلب تعديله أو يرسل ملفات',
    en: 'When a customer accepts or declines a quote, asks for a change or sends files',
  },
  customerHint: { ar: 'لطلباتي وما لا مسؤول عنه.', en: 'For my requests and those nobody is responsible for.' },
  due: {
    label: { ar: 'المتأخر والتذكيرات', en: 'Overdue requests and reminders' },
    hint: {
      ar: 'لطلباتي وما لا مسؤول عنه. الرسالة اليومية تصل مع بداية الدوام وتشمل ما يحين خلال اليوم.',
      en: 'For my requests and those nobody is responsible for. The daily email comes when work starts and includes what falls due that day.',
    },
    choices: {
      now: { ar: 'فور حلول الموعد', en: 'At once' },
      daily: { ar: 'رسالة واحدة كل صباح عمل', en: 'One email each working morning' },
      none: shared.noneOfThese,
    } satisfies Record<DueNotices, Localized>,
  },
  save: { ar: 'حفظ التنبيهات', en: 'Save notifications' },
  saved: { ar: 'حُفظت التنبيهات.', en: 'Your notifications have been saved.' },
  unknown: { ar: 'اختر إحدى القيم.', en: 'Choose one of the values.' },
}

const { least, most } = PASSWORD_LENGTH

/** Why a password is refused. */
export const passwordMessages: Record<PasswordProblem, Localized> = {
  'too-short': {
    ar: `كلمة المرور قصيرة: اكتب ${least} حرفاً على الأقل.`,
    en: `The password is too short: use at least ${least} characters.`,
  },
  'too-long': {
    ar: `كلمة المرور طويلة: اكتب ${most} حرفاً على الأكثر.`,
    en: `The password is too long: use at most ${most} characters.`,
  },
  common: {
    ar: 'كلمة المرور شائعة ويسهل تخمينها. اختر كلمة أخرى.',
    en: 'This password is too common and easily guessed. Choose another.',
  },
  name: {
    ar: 'كلمة المرور هي اسم المستخدم أو اسم الموقع. اختر كلمة أخرى.',
    en: 'The password is the username or the site’s name. Choose another.',
  },
}
