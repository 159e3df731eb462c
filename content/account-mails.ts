/** Words of the mail with the code to sign in. The code itself never stands in the subject: lists show those. */
export const codeMail = {
  subject: { ar: 'رمز الدخول', en: 'Your sign-in code' },
  opening: { ar: 'هذا رمز الدخول الذي طلبته:', en: 'Here is the code you requested:' },
  validity: {
    ar: 'صالح عشر دقائق ولمرة واحدة، في المتصفح الذي طلبته منه فقط.',
    en: 'It is valid for ten minutes and one sign-in, only in the browser that requested it.',
  },
  keepSecret: {
    ar: 'لا تشارك هذا الرمز مع أحد. فريقنا لا يطلبه منك أبداً.',
    en: 'Never share this code. Our team will never ask for it.',
  },
  notYou: {
    ar: 'إن لم تطلب رمزاً فتجاهل هذه الرسالة، فلا أحد يدخل من دونه.',
    en: 'If you did not request a code, ignore this email: nobody can sign in without it.',
  },
}

/** Words of the last mail to a customer whose account was deleted. */
export const farewellMail = {
  subject: { ar: 'حُذف حسابك وبياناتك', en: 'Your account and data were deleted' },
  opening: {
    ar: 'حذفنا حسابك وعناوينك المحفوظة ورسائلك وطلباتك كما طلبت. هذه آخر رسالة نرسلها إليك.',
    en: 'We have deleted your account, your saved addresses and your messages and requests, as you asked. This is the last email we will send you.',
  },
  backups: {
    ar: 'قد تبقى نسخة منها في النسخ الاحتياطية إلى أن يحين إتلافها.',
    en: 'Backups may still hold a copy until they are rotated out.',
  },
  notYou: {
    ar: (email: string) => `إن لم تطلب ذلك فراسلنا على ${email}.`,
    en: (email: string) => `If you did not request this, write to us at ${email}.`,
  },
}
