/** Words of the mails about accounts of staff. What they lead to asks again before anything is done. */
export const emailLinkMail = {
  subject: { ar: 'تأكيد بريدك الإلكتروني', en: 'Confirm your email address' },
  opening: {
    ar: 'طُلب استخدام هذا البريد لحساب في لوحة الإدارة. افتح الرابط لتأكيده:',
    en: 'This address was given for an account in the admin area. Open the link to confirm it:',
  },
  open: { ar: 'تأكيد البريد', en: 'Confirm the address' },
  validity: { ar: 'الرابط صالح 24 ساعة ولمرة واحدة.', en: 'The link is valid for 24 hours and works once.' },
  notYou: {
    ar: 'إن لم تطلب ذلك فتجاهل هذه الرسالة، ولن يُستخدم بريدك.',
    en: 'If this was not you, ignore this email and the address will not be used.',
  },
}

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
  account: { ar: 'اسم المستخدم', en: 'Username' },
  notYou: {
    ar: 'إن لم تفعل ذلك فأبلغ أحد مالكي الموقع فوراً.',
    en: 'If this was not you, tell an owner of the site at once.',
  },
}
