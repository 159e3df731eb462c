import type { PageHead } from '#content/seo/page-head.ts'

export const myDataHead = {
  title: { ar: 'بياناتي', en: 'My Data' },
  description: {
    ar: 'ما نحفظه عن حسابك وعناوينك وطلباتك: نزّله في ملف واحد أو احذفه متى شئت.',
    en: 'What we keep about your account, addresses and requests: download it as one file, or delete it whenever you like.',
  },
  noindex: { ar: true, en: true },
} satisfies PageHead

/** Words of the page on which customers take or delete what is kept of them (docs/specification S13). */
export const myDataPage = {
  title: { ar: 'بياناتي', en: 'My data' },
  subtitle: {
    ar: 'هنا ترى ما نحفظه عنك، وتنزّله أو تحذفه متى شئت.',
    en: 'See what we keep about you, download it, or delete it whenever you like.',
  },
  signedOut: {
    title: { ar: 'سجّل الدخول لترى بياناتك', en: 'Sign in to see your data' },
    text: {
      ar: 'نتأكد أولاً من أنك صاحب البريد، بالرمز الذي نرسله إليه.',
      en: 'We first send a code to your email, to make sure that it is yours.',
    },
  },
  kept: { ar: 'ما نحفظه', en: 'What we keep' },
  counts: {
    email: { ar: 'البريد الإلكتروني', en: 'Email' },
    since: { ar: 'الحساب منذ', en: 'Account since' },
    addresses: { ar: 'العناوين المحفوظة', en: 'Saved addresses' },
    requests: { ar: 'الطلبات والرسائل من هذا البريد', en: 'Requests and messages from this address' },
    sessions: { ar: 'المتصفحات التي سجّلت الدخول منها', en: 'Browsers you are signed in with' },
  },
  requests: { ar: 'طلباتي', en: 'My requests' },
  download: {
    title: { ar: 'تنزيل بياناتي', en: 'Download my data' },
    text: {
      ar: 'ملف JSON فيه حسابك وعناوينك وطلباتك بأسطرها ورسائلك وجلسات دخولك.',
      en: 'A JSON file with your account, addresses, requests with their lines, messages and sessions.',
    },
    button: { ar: 'تنزيل الملف', en: 'Download the file' },
  },
  sessions: {
    title: { ar: 'تسجيل الخروج', en: 'Signing out' },
    text: {
      ar: 'إن سجّلت الدخول من جهاز ليس لك أو فقدت جهازك، فسجّل الخروج منها كلها.',
      en: 'If you signed in on a device that is not yours, or lost yours, sign out of all of them.',
    },
  },
  remove: {
    title: { ar: 'حذف حسابي وبياناتي', en: 'Delete my account and data' },
    text: {
      ar: 'يُحذف حسابك وعناوينك وطلباتك ورسائلك المرسلة من هذا البريد، مع ما كتبه فريقنا عليها. لا يمكن التراجع عن ذلك.',
      en: 'Your account, your addresses, and the requests and messages from this address are deleted, together with our team’s notes on them. This cannot be undone.',
    },
    open: { ar: 'حذف حسابي', en: 'Delete my account' },
    question: {
      ar: 'هل أنت متأكد من حذف حسابك وبياناتك؟',
      en: 'Are you sure you want to delete your account and data?',
    },
    type: { ar: 'اكتب بريدك للتأكيد', en: 'Type your email to confirm' },
    confirm: { ar: 'حذف نهائي', en: 'Delete permanently' },
    deleting: { ar: 'جارٍ الحذف...', en: 'Deleting...' },
    mismatch: {
      ar: 'هذا ليس بريد حسابك. لم يُحذف شيء.',
      en: 'This is not the email of your account. Nothing was deleted.',
    },
    failed: {
      ar: 'تعذّر الحذف الآن. لم يُحذف شيء. أعد المحاولة.',
      en: 'We could not delete your account just now. Nothing was deleted. Please try again.',
    },
  },
  gone: {
    title: { ar: 'حُذف حسابك وبياناتك', en: 'Your account and data were deleted' },
    text: {
      ar: 'أرسلنا إلى بريدك تأكيداً بذلك. شكراً لثقتك.',
      en: 'We have sent you an email to confirm it. Thank you for your trust.',
    },
    home: { ar: 'العودة إلى الرئيسية', en: 'Back to the home page' },
  },
}
