import type { DocumentTemplate } from './templates.ts'

export const privacyTemplate: DocumentTemplate = {
  title: { ar: 'سياسة الخصوصية', en: 'Privacy Policy' },
  intro: {
    ar: 'نوضح هنا ما نجمعه من بياناتك وكيف نستخدمه ونحميه.',
    en: 'Here we explain what data we collect and how we use and protect it.',
  },
  sections: [
    {
      id: 'controller',
      title: { ar: 'الجهة المسؤولة', en: 'Who Is Responsible' },
      body: {
        ar: 'الجهة المسؤولة عن بياناتك هي [… اسم الشركة]، وعنوانها [… العنوان]، وبريدها {privacy_email}.',
        en: 'Responsible for your data is [… company], at [… address], reached at {privacy_email}.',
      },
    },
    {
      id: 'collected',
      title: { ar: 'المعلومات التي نجمعها', en: 'Information We Collect' },
      body: {
        ar: 'نجمع ما تقدمه بنفسك عند إرسال رسالة أو طلب عرض سعر أو حفظ عنوان:',
        en: 'We collect what you give yourself when you send a message, request a quote or save an address:',
      },
      items: [
        { ar: 'الاسم', en: 'Name' },
        { ar: 'رقم الهاتف', en: 'Phone number' },
        { ar: 'البريد الإلكتروني', en: 'Email address' },
        { ar: '[… بيانات أخرى]', en: '[… other data]' },
      ],
    },
    {
      id: 'use',
      title: { ar: 'كيف نستخدم بياناتك', en: 'How We Use Your Data' },
      body: {
        ar: 'نستخدمها للرد على طلبك والتواصل بشأنه وتوصيله، ولا لغرض آخر.',
        en: 'We use it to answer your request, contact you about it and deliver it, and for nothing else.',
      },
    },
    {
      id: 'retention',
      title: { ar: 'مدة الاحتفاظ', en: 'How Long We Keep It' },
      body: {
        ar: 'نحتفظ برسائلك وطلباتك {request_time} ثم نحذفها. وتبقى عناوينك حتى تحذفها أو تحذف حسابك.',
        en: 'We keep your messages and requests for {request_time} and then delete them. Your addresses stay until you delete them or your account.',
      },
    },
    {
      id: 'sharing',
      title: { ar: 'مشاركة البيانات', en: 'Data Sharing' },
      body: {
        ar: 'لا نبيع بياناتك. ويطّلع عليها من يقدّم لنا خدمة تتطلب ذلك: [… مقدمو الخدمات].',
        en: 'We do not sell your data. It is seen by those who provide us with a service that needs it: [… service providers].',
      },
    },
    {
      id: 'rights',
      title: { ar: 'حقوقك', en: 'Your Rights' },
      body: { ar: 'لك الحق في أي وقت في ما يأتي:', en: 'At any time you have the right to:' },
      items: [
        { ar: 'الاطلاع على بياناتك أو تصحيحها أو نسخها', en: 'Access, correct or copy your data' },
        { ar: 'طلب حذفها', en: 'Request its deletion' },
      ],
      note: {
        ar: 'نرد على طلبك خلال 30 يوماً. وإن لم يرضك ردنا فلك أن تشكو إلى الجهة المختصة بحماية البيانات الشخصية في المملكة.',
        en: 'We answer your request within 30 days. If our answer does not satisfy you, you may complain to the authority for personal data protection in the Kingdom.',
      },
    },
  ],
}
