import type { PolicyDocument } from '../../domain/site/policy-document.ts'
import type { PageHead } from '../seo/page-head.ts'

export const privacyPolicyHead = {
  title: { ar: 'سياسة الخصوصية', en: 'Privacy Policy' },
  description: {
    ar: 'كيف تجمع {site} بياناتك وتستخدمها وتحميها، وما حقوقك في الاطلاع والتحديث والحذف. لا نبيع بياناتك ولا نشاركها.',
    en: 'How {site} collects, uses and protects your data, and your rights to access, update and delete it. We never sell or share your data.',
  },
  noindex: { ar: false, en: true },
} satisfies PageHead

export const privacyPolicy: PolicyDocument = {
  title: { ar: 'سياسة الخصوصية', en: 'Privacy Policy' },
  intro: {
    ar: 'نقدّر ثقتك حين تشاركنا بياناتك، ونوضح هنا ما نجمعه وكيف نستخدمه ونحميه.',
    en: 'We value the trust you place in us when you share your data. Here we explain what we collect and how we use and protect it.',
  },
  updated: '2026-01-15',
  sections: [
    {
      id: 'collected',
      title: { ar: 'المعلومات التي نجمعها', en: 'Information We Collect' },
      body: {
        ar: 'نجمع البيانات التي تقدمها بنفسك عند إرسال رسالة أو طلب عرض سعر أو حفظ عنوان.',
        en: 'We collect the data you provide yourself when you send a message, request a quote or save an address.',
      },
      items: [
        { ar: 'الاسم', en: 'Name' },
        { ar: 'رقم الهاتف', en: 'Phone number' },
        { ar: 'البريد الإلكتروني', en: 'Email address' },
      ],
    },
    {
      id: 'use',
      title: { ar: 'كيف نستخدم بياناتك', en: 'How We Use Your Data' },
      body: {
        ar: 'نستخدم البيانات للأغراض التي قُدمت من أجلها فقط.',
        en: 'We use the data only for the purposes for which it was given.',
      },
      items: [
        {
          ar: 'الرد على استفساراتك وطلبات عروض الأسعار',
          en: 'Answering your enquiries and quote requests',
        },
        { ar: 'التواصل معك بشأن طلبك وتوصيله', en: 'Contacting you about your order and its delivery' },
      ],
    },
    {
      id: 'protection',
      title: { ar: 'حماية البيانات', en: 'Data Protection' },
      body: {
        ar: 'نتخذ تدابير تقنية وإدارية مناسبة لحماية بياناتك من الوصول غير المصرح به أو الفقد أو التغيير، ونقصر الاطلاع عليها على الموظفين الذين يحتاجون إليها في عملهم. مدة الاحتفاظ برسائلك وطلبات عروض الأسعار: {request_time}، ثم نحذفها. وتبقى عناوينك حتى تحذفها أو تحذف حسابك.',
        en: 'We take suitable technical and administrative measures to protect your data from unauthorised access, loss or alteration, and limit access to staff who need it for their work. We keep your messages and quote requests for {request_time} and then delete them. Your addresses stay until you delete them or your account.',
      },
    },
    {
      id: 'sharing',
      title: { ar: 'مشاركة البيانات', en: 'Data Sharing' },
      body: {
        ar: 'لا نبيع بياناتك الشخصية ولا نؤجرها ولا نشاركها مع أطراف ثالثة.',
        en: 'We do not sell, rent or share your personal data with third parties.',
      },
    },
    {
      id: 'rights',
      title: { ar: 'حقوقك', en: 'Your Rights' },
      body: { ar: 'لك الحق في أي وقت في ما يأتي:', en: 'At any time you have the right to:' },
      items: [
        { ar: 'الاطلاع على بياناتك أو تحديثها', en: 'Access or update your data' },
        { ar: 'طلب حذف بياناتك', en: 'Request deletion of your data' },
      ],
      note: {
        ar: 'نرد على طلبك خلال 30 يوماً. وإن لم يرضك ردنا فلك أن تشكو إلى الجهة المختصة بحماية البيانات الشخصية في المملكة.',
        en: 'We answer your request within 30 days. If our answer does not satisfy you, you may complain to the authority for personal data protection in the Kingdom.',
      },
    },
    {
      id: 'contact',
      title: { ar: 'التواصل معنا', en: 'Contact Us' },
      body: {
        ar: 'لأي سؤال عن خصوصيتك راسلنا على {privacy_email} أو اتصل بنا على {phone}.',
        en: 'For any question about your privacy write to {privacy_email} or call {phone}.',
      },
    },
  ],
}
