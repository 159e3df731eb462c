import type { PolicyDocument } from '../../domain/site/policy-document.ts'
import type { PageHead } from '../seo/page-head.ts'

export const termsOfServiceHead = {
  title: { ar: 'شروط الخدمة', en: 'Terms of Service' },
  description: {
    ar: 'شروط استخدام موقع {site} وخدماته: الطلبات والمدفوعات والشحن والإرجاع وحدود المسؤولية وتعديل الشروط.',
    en: 'Terms for using the {site} website and services: orders, payments, shipping, returns, limitation of liability and changes.',
  },
  noindex: { ar: true, en: true },
} satisfies PageHead

export const termsOfService: PolicyDocument = {
  title: { ar: 'شروط الخدمة', en: 'Terms of Service' },
  updated: '2026-01-15',
  sections: [
    {
      id: 'introduction',
      title: { ar: 'مقدمة', en: 'Introduction' },
      body: {
        ar: 'مرحباً بك في موقع {site}. تنظم هذه الشروط استخدامك للموقع وما يقدمه من معلومات ونماذج وخدمات، ونرجو قراءتها قبل المتابعة.',
        en: 'Welcome to the {site} website. These terms govern your use of the site and the information, forms and services it offers. Please read them before continuing.',
      },
    },
    {
      id: 'acceptance',
      title: { ar: 'قبول الشروط', en: 'Acceptance of Terms' },
      body: {
        ar: 'يُعد تصفّحك للموقع أو إرسال أي نموذج عبره قبولاً لهذه الشروط. وإذا كنت لا توافق عليها فنرجو التوقف عن استخدام الموقع.',
        en: 'Browsing the website or sending any form through it means you accept these terms. If you do not agree, please stop using the website.',
      },
    },
    {
      id: 'services',
      title: { ar: 'وصف الخدمات', en: 'Description of Services' },
      body: {
        ar: 'يعرض الموقع كتالوج منتجات اللصق والسد والعزل ومواد البناء، ومقالات إرشادية، ونماذج للتواصل وطلب عروض الأسعار. المعلومات الفنية إرشادية ولا تغني عن ورقة بيانات المنتج أو عن تجربة أولية في ظروف الموقع.',
        en: 'The website presents a catalogue of bonding, sealing, insulating and construction products, guidance articles, and forms for contact and price quotes. Technical information is for guidance and does not replace the product data sheet or a trial under site conditions.',
      },
    },
    {
      id: 'accounts',
      title: { ar: 'حسابات المستخدمين', en: 'User Accounts' },
      body: {
        ar: 'يمكن للعميل المسجّل حفظ عناوين التوصيل وتعديلها وحذفها. وهو مسؤول عن صحة بياناته وعن سرية وسيلة دخوله، وعليه إبلاغنا إذا لاحظ استخداماً لا يعرفه.',
        en: 'A signed-in customer may save, edit and delete delivery addresses. The customer is responsible for the accuracy of the data and the confidentiality of access, and should tell us of any use they do not recognise.',
      },
    },
    {
      id: 'orders-and-payments',
      title: { ar: 'الطلبات والمدفوعات', en: 'Orders and Payments' },
      body: {
        ar: 'لا يُعد عرض المنتجات في الموقع إيجاباً ملزماً بالبيع. يتأكد الطلب بقبول عرض السعر كتابةً، ويكون الدفع ببطاقات الائتمان أو الخصم (فيزا وماستركارد ومدى)، أو عند الاستلام في مناطق محددة، أو بالتحويل البنكي، أو بالمحافظ الإلكترونية.',
        en: 'Showing products on the website is not a binding offer to sell. An order is confirmed by written acceptance of the quote, and payment is by credit or debit card (Visa, Mastercard, mada), cash on delivery in selected areas, bank transfer or e-wallet.',
      },
    },
    {
      id: 'shipping',
      title: { ar: 'الشحن والتوصيل', en: 'Shipping and Delivery' },
      body: {
        ar: 'مدد التوصيل المعتادة من يوم واحد إلى 3 أيام عمل داخل المملكة، ومن 3 إلى 7 أيام عمل إقليمياً، ومن 7 إلى 14 يوم عمل دولياً. ويُشحن مجاناً كل طلب تتجاوز قيمته حداً معيناً يُعلن في عرض السعر.',
        en: 'Usual delivery times are 1 to 3 working days within the Kingdom, 3 to 7 working days regionally and 7 to 14 working days internationally. Orders above a certain amount, stated in the quote, ship free of charge.',
      },
    },
    {
      id: 'returns',
      title: { ar: 'الإرجاع', en: 'Returns' },
      body: {
        ar: 'تُقبل المرتجعات خلال 30 يوماً من الشراء أو الاستلام للمنتجات غير المستخدمة بحالتها الأصلية وفي عبواتها الأصلية ومع الفاتورة، وفق ما ورد في سياسة الشركة.',
        en: 'Returns are accepted within 30 days of purchase or delivery for unused products in original condition, in original packaging and with the invoice, as set out in the company policy.',
      },
      link: { to: '/policy', label: { ar: 'سياسة الشركة', en: 'Company Policy' } },
    },
    {
      id: 'liability',
      title: { ar: 'حدود المسؤولية', en: 'Limitation of Liability' },
      body: {
        ar: 'تختلف ظروف التطبيق من موقع إلى آخر وهي خارج سيطرتنا، ولذلك يتحمل المستخدم مسؤولية التحقق من ملاءمة المنتج لغرضه. ولا تتجاوز مسؤولية {site}، في الحدود التي تسمح بها الأنظمة، قيمة المنتج الذي نشأت عنه المطالبة.',
        en: "Application conditions differ from site to site and are beyond our control, so the user is responsible for confirming that a product suits the purpose. To the extent permitted by law, {site}'s liability does not exceed the value of the product giving rise to the claim.",
      },
    },
    {
      id: 'changes',
      title: { ar: 'تعديل الشروط', en: 'Changes to Terms' },
      body: {
        ar: 'قد نعدّل هذه الشروط من وقت إلى آخر، وتُنشر النسخة المحدثة في هذه الصفحة مع تاريخها. ويُعد استمرارك في استخدام الموقع بعد النشر قبولاً لها.',
        en: 'We may amend these terms from time to time, and the updated version is published on this page with its date. Continuing to use the website after publication means you accept it.',
      },
    },
    {
      id: 'contact',
      title: { ar: 'التواصل', en: 'Contact' },
      body: {
        ar: 'لأي سؤال عن هذه الشروط راسلنا على {email} أو اتصل بنا على {phone} من الأحد إلى الخميس بين 8:00 صباحاً و6:00 مساءً. مكتبنا في الرياض.',
        en: 'For any question about these terms write to {email} or call {phone}, Sunday to Thursday, 8:00 to 18:00. Our office is in Riyadh.',
      },
    },
  ],
}
