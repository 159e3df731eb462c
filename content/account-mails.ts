/** Words of the mail with the code to sign in. The code itself never stands in the subject: lists show those. */
export const codeMail = {
  subject: { ar: 'رمز الدخول', en: 'Your sign-in code' },
  opening: { ar: 'هذا رمز الدخول الذي طلبته:', en: 'Here is the code you asked for:' },
  validity: {
    ar: 'يصلح عشر دقائق ومرة واحدة، في المتصفح الذي طلبته منه فقط.',
    en: 'It is good for ten minutes and one sign-in, only in the browser that asked for it.',
  },
  keepSecret: {
    ar: 'لا تعطِ هذا الرمز لأحد. فريقنا لا يطلبه منك أبداً.',
    en: 'Give this code to nobody. Our team never asks for it.',
  },
  notYou: {
    ar: 'إن لم تطلب رمزاً فتجاهل هذه الرسالة، فلا أحد يدخل من دونه.',
    en: 'If you did not ask for a code, ignore this mail: nobody gets in without it.',
  },
}

/** Words of the last mail to a customer whose account was deleted. */
export const farewellMail = {
  subject: { ar: 'حُذف حسابك وبياناتك', en: 'Your account and data were deleted' },
  opening: {
    ar: 'حذفنا حسابك وعناوينك المحفوظة ورسائلك وطلباتك كما طلبت. هذه آخر رسالة نرسلها إليك.',
    en: 'We have deleted your account, your saved addresses and your messages and requests, as you asked. This is the last mail we send you.',
  },
  backups: {
    ar: 'قد تبقى نسخة منها في النسخ الاحتياطية إلى أن يحين إتلافها.',
    en: 'Backups may still hold a copy until they are replaced in their turn.',
  },
  notYou: {
    ar: (email: string) => `إن لم تطلب ذلك فراسلنا على ${email}.`,
    en: (email: string) => `If you did not ask for this, write to us at ${email}.`,
  },
}
