/** Words of a member's own account. */
export const accountWords = {
  title: { ar: 'حسابي', en: 'My account' },
  wrongPassword: { ar: 'كلمة المرور غير صحيحة.', en: 'The password is incorrect.' },
  failed: {
    ar: 'تعذّر الحفظ. لم يتغيّر شيء، فأعد المحاولة.',
    en: 'That did not work and nothing has changed. Please try again.',
  },
  saving: { ar: 'جارٍ الحفظ...', en: 'Saving...' },
  firstScreen: {
    title: { ar: 'الشاشة الأولى', en: 'First screen' },
    text: { ar: 'ما تفتح به الإدارة بعد تسجيل الدخول.', en: 'What the admin area opens with after you sign in.' },
    field: { ar: 'ابدأ من', en: 'Start with' },
    save: { ar: 'حفظ', en: 'Save' },
    saved: { ar: 'حُفظت الشاشة الأولى.', en: 'Your first screen has been saved.' },
    unknown: { ar: 'اختر إحدى الشاشات.', en: 'Choose one of the screens.' },
  },
  signature: {
    title: { ar: 'الاسم في عروض الأسعار', en: 'Name on quotes' },
    text: {
      ar: 'يُطبع في عروض الأسعار التي تتولاها، ليعرف العميل بمن يتصل.',
      en: 'Printed on the quotes you handle, so that customers know whom to call.',
    },
    name: { ar: 'الاسم', en: 'Name' },
    mobile: { ar: 'الجوال', en: 'Mobile' },
    saved: { ar: 'حُفظ الاسم.', en: 'Your name has been saved.' },
  },
  password: {
    title: { ar: 'كلمة المرور', en: 'Password' },
    text: {
      ar: 'من 12 إلى 128 حرفاً. تغييرها يُخرجك من كل الأجهزة الأخرى.',
      en: '12 to 128 characters. Changing it signs you out on all other devices.',
    },
    current: { ar: 'كلمة المرور الحالية', en: 'Current password' },
    next: { ar: 'كلمة المرور الجديدة', en: 'New password' },
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
    key: { ar: 'المفتاح', en: 'Key' },
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
