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
  since: { ar: 'منذ', en: 'Since' },
  used: { ar: 'آخر استخدام', en: 'Last used' },
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
