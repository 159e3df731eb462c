import type { DocumentTemplate } from './templates.ts'

export const termsTemplate: DocumentTemplate = {
  title: { ar: 'شروط الخدمة', en: 'Terms of Service' },
  intro: {
    ar: 'تنظم هذه الشروط استخدامك لموقع {site} وما يقدمه من معلومات ونماذج.',
    en: 'These terms govern your use of the {site} website and the information and forms it offers.',
  },
  sections: [
    {
      id: 'who-we-are',
      title: { ar: 'من نحن', en: 'Who We Are' },
      body: {
        ar: 'يدير هذا الموقع [… اسم الشركة]، سجل تجاري رقم [… الرقم]، وعنوانها [… العنوان].',
        en: 'This website is run by [… company], commercial registration [… number], at [… address].',
      },
    },
    {
      id: 'information',
      title: { ar: 'المعلومات المعروضة', en: 'Information Shown' },
      body: {
        ar: 'الأوصاف والأرقام الفنية إرشادية، وتُعتمد قيمها من ورقة بيانات المنتج السارية وقت التوريد.',
        en: 'Descriptions and technical figures are for guidance; final values are those of the product data sheet valid at the time of supply.',
      },
    },
    {
      id: 'accounts',
      title: { ar: 'حسابات المستخدمين', en: 'User Accounts' },
      body: {
        ar: 'صاحب الحساب مسؤول عن صحة بياناته وعن سرية وسيلة دخوله.',
        en: 'Account holders are responsible for the accuracy of their data and for keeping their way of signing in to themselves.',
      },
    },
    {
      id: 'liability',
      title: { ar: 'حدود المسؤولية', en: 'Limitation of Liability' },
      body: {
        ar: 'لا تتجاوز مسؤوليتنا، في الحدود التي تسمح بها الأنظمة، [… الحد].',
        en: 'To the extent permitted by law, our liability does not exceed [… limit].',
      },
    },
    {
      id: 'law',
      title: { ar: 'النظام الواجب التطبيق', en: 'Governing Law' },
      body: {
        ar: 'تخضع هذه الشروط لأنظمة المملكة العربية السعودية، وتختص بأي نزاع محاكم مدينة [… المدينة].',
        en: 'These terms are governed by the laws of the Kingdom of Saudi Arabia, and the courts of [… city] decide any dispute.',
      },
    },
    {
      id: 'changes',
      title: { ar: 'تعديل الشروط', en: 'Changes to Terms' },
      body: {
        ar: 'قد نعدّل هذه الشروط، وتُنشر النسخة المحدثة في هذه الصفحة مع تاريخها.',
        en: 'We may amend these terms; the updated version is published on this page with its date.',
      },
    },
  ],
}
