import { shared } from '#content/staff-labels.ts'
/** Words of the mails about accounts of staff. What they lead to asks again before anything is done. */
export const staffMails = {
  account: shared.username,
  notYourDoing: {
    ar: 'إن لم تفعل ذلك فأبلغ أحد مالكي الموقع فوراً.',
    en: 'If this was not you, tell an owner of the site at once.',
  },
}

/** What leads from the invitation to where an address is confirmed. */
export const confirmAddress = { ar: 'تأكيد البريد', en: 'Confirm the address' }

/** To the address that an account has had until now. */
export const emailChangedMail = {
  subject: { ar: 'تغيّر البريد الإلكتروني لحسابك', en: 'The email address of your account has changed' },
  changed: {
    ar: 'لم يعد هذا البريد بريد حسابك في لوحة الإدارة، فقد أُكّد بريد آخر بدلاً منه.',
    en: 'This is no longer the address of your account in the admin area: another one has been confirmed in its place.',
  },
  removed: {
    ar: 'لم يعد هذا البريد بريد حسابك في لوحة الإدارة، فقد أُزيل منه.',
    en: 'This is no longer the address of your account in the admin area: it has been removed.',
  },
}

/** To the confirmed address of an account. */
export const resetMail = {
  subject: { ar: 'استعادة كلمة المرور', en: 'Reset your password' },
  opening: {
    ar: 'طُلب تعيين كلمة مرور جديدة لحسابك في لوحة الإدارة. افتح الرابط لتعيينها:',
    en: 'A new password was requested for your account in the admin area. Open the link to set it:',
  },
  open: { ar: 'تعيين كلمة مرور جديدة', en: 'Set a new password' },
  validity: { ar: 'الرابط صالح 30 دقيقة ولمرة واحدة.', en: 'The link is valid for 30 minutes and works once.' },
  notYou: {
    ar: 'إن لم تطلب ذلك فتجاهل هذه الرسالة، ولن يتغيّر شيء.',
    en: 'If this was not you, ignore this email and nothing will change.',
  },
}

/** To the address of somebody who is asked to join. */
export const joinMail = {
  subject: { ar: (site: string) => `دعوة إلى إدارة ${site}`, en: (site: string) => `Invitation to manage ${site}` },
  opening: {
    ar: 'أُنشئ لك حساب في لوحة الإدارة. افتح الرابط واختر كلمة مرورك:',
    en: 'An account in the admin area was made for you. Open the link and choose your password:',
  },
  open: { ar: 'قبول الدعوة', en: 'Accept the invitation' },
  validity: { ar: 'الرابط صالح 72 ساعة ولمرة واحدة.', en: 'The link is valid for 72 hours and works once.' },
  notYou: {
    ar: 'إن لم تكن تنتظر هذه الدعوة فتجاهل الرسالة.',
    en: 'If you did not expect this invitation, ignore this email.',
  },
}

/** Tells that a link was used. */
export const passwordChangedMail = {
  subject: { ar: 'تغيّرت كلمة مرورك', en: 'Your password has changed' },
  opening: {
    ar: 'عُيّنت كلمة مرور جديدة لحسابك في لوحة الإدارة برابط أُرسل إلى هذا البريد، وأُنهيت كل جلساته.',
    en: 'A new password was set for your account in the admin area through a link sent to this address, and all its sessions have ended.',
  },
}
