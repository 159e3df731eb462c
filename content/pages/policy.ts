import type { PolicyDocument } from '../../domain/site/policy-document.ts'
import type { PageHead } from '../seo/page-head.ts'

export const policyHead = {
  title: { ar: 'سياسة الشركة', en: 'Company Policy' },
  description: {
    ar: 'سياسة {site} في الطلب والدفع والشحن والإرجاع خلال 30 يوماً والضمان والتواصل، بنصوص واضحة قبل أي تعامل.',
    en: "{site}'s policy on orders, payment, shipping, 30-day returns, warranty and contact, in clear terms before any transaction.",
  },
  noindex: { ar: true, en: true },
} satisfies PageHead

export const policy: PolicyDocument = {
  title: { ar: 'سياسة الشركة', en: 'Company Policy' },
  intro: {
    ar: 'توضح هذه الصفحة القواعد التي نعمل بها في الطلب والدفع والشحن والإرجاع والضمان، لتكون الصورة واضحة للطرفين قبل أي تعامل.',
    en: 'This page sets out the rules we follow for orders, payment, shipping, returns and warranty, so both sides have a clear picture before any transaction.',
  },
  updated: '2026-01-15',
  sections: [
    {
      id: 'terms-and-conditions',
      title: { ar: 'الشروط والأحكام', en: 'Terms and Conditions' },
      body: {
        ar: 'يخضع التعامل مع {site} لهذه السياسة وللشروط المنشورة في صفحة شروط الخدمة. الأوصاف والأرقام الفنية المعروضة إرشادية، وتُعتمد قيمها النهائية من ورقة بيانات المنتج السارية وقت التوريد.',
        en: 'Dealings with {site} are governed by this policy and by the terms published on the terms of service page. Descriptions and technical figures shown are for guidance; final values are those of the product data sheet valid at the time of supply.',
      },
      items: [
        {
          ar: 'يُعد استخدام الموقع موافقة على هذه السياسة',
          en: 'Use of the website means acceptance of this policy',
        },
        {
          ar: 'قد تُحدَّث المعلومات دون إشعار مسبق',
          en: 'Information may be updated without prior notice',
        },
        {
          ar: 'تُقدَّم عروض الأسعار كتابةً وتُذكر فيها مدة صلاحيتها',
          en: 'Price quotes are given in writing and state their validity',
        },
      ],
      link: { to: '/terms-of-service', label: { ar: 'شروط الخدمة', en: 'Terms of Service' } },
    },
    {
      id: 'order-policy',
      title: { ar: 'سياسة الطلب', en: 'Order Policy' },
      body: {
        ar: 'لا تتم عملية شراء داخل الموقع. يرسل العميل طلب عرض سعر، ويراجعه فريق المبيعات ثم يعود إليه بعرض مكتوب يشمل الكميات والأسعار ومدة التوريد. ويصبح الطلب مؤكداً بعد قبول العرض كتابةً.',
        en: 'No purchase is completed on the website itself. The customer sends a quote request, and the sales team reviews it and replies with a written offer covering quantities, prices and supply time. The order becomes firm once the offer is accepted in writing.',
      },
      items: [
        {
          ar: 'نتأكد من توفر الكمية قبل إصدار العرض',
          en: 'We check stock before we issue an offer',
        },
        {
          ar: 'يمكن تعديل الطلب أو إلغاؤه قبل خروجه من المستودع',
          en: 'An order can be changed or cancelled before it leaves the warehouse',
        },
        {
          ar: 'تُباع بعض المنتجات بالكرتون أو العبوة الكاملة فقط',
          en: 'Some products are sold by the full carton or pack only',
        },
      ],
    },
    {
      id: 'payment-policy',
      title: { ar: 'سياسة الدفع', en: 'Payment Policy' },
      body: {
        ar: 'نوفر عدة طرق للدفع، ويُذكر المتاح منها في عرض السعر بحسب المنطقة وقيمة الطلب.',
        en: 'We offer several payment methods; those available are stated in the quote according to region and order value.',
      },
      items: [
        {
          ar: 'بطاقات الائتمان والخصم: فيزا وماستركارد ومدى',
          en: 'Credit and debit cards: Visa, Mastercard and mada',
        },
        { ar: 'الدفع عند الاستلام في مناطق محددة', en: 'Cash on delivery in selected areas' },
        { ar: 'التحويل البنكي', en: 'Bank transfer' },
        { ar: 'المحافظ الإلكترونية', en: 'E-wallets' },
      ],
    },
    {
      id: 'shipping-policy',
      title: { ar: 'سياسة الشحن', en: 'Shipping Policy' },
      body: {
        ar: 'تبدأ مدة الشحن من تاريخ تأكيد الطلب، وتُحتسب بأيام العمل. وقد تختلف المدة في المواسم أو للمواد التي تتطلب نقلاً خاصاً، ونبلغ العميل بأي تغيير.',
        en: 'Shipping time starts from order confirmation and is counted in working days. It may vary in peak seasons or for materials needing special transport, and we inform the customer of any change.',
      },
      items: [
        { ar: 'الشحن المحلي: من يوم واحد إلى 3 أيام عمل', en: 'Local shipping: 1 to 3 working days' },
        { ar: 'الشحن الإقليمي: من 3 إلى 7 أيام عمل', en: 'Regional shipping: 3 to 7 working days' },
        { ar: 'الشحن الدولي: من 7 إلى 14 يوم عمل', en: 'International shipping: 7 to 14 working days' },
        {
          ar: 'شحن مجاني للطلبات التي تتجاوز حداً معيناً يوضّحه فريق المبيعات',
          en: 'Free shipping for orders above a certain amount, as advised by the sales team',
        },
      ],
    },
    {
      id: 'returns-policy',
      title: { ar: 'سياسة الإرجاع والاستبدال', en: 'Returns and Exchange Policy' },
      body: {
        ar: 'يحق للعميل إرجاع المنتج أو استبداله خلال 30 يوماً من تاريخ الشراء أو الاستلام، بشرط أن يكون بحالته الأصلية غير مستخدم، وفي عبوته الأصلية، ومعه الفاتورة.',
        en: 'The customer may return or exchange a product within 30 days of purchase or delivery, provided it is in its original unused condition, in its original packaging and accompanied by the invoice.',
      },
      items: [
        {
          ar: 'لا تُقبل العبوات المفتوحة أو التي تعرضت لسوء تخزين',
          en: 'Opened or badly stored packs are not accepted',
        },
        {
          ar: 'تُفحص البضاعة المرتجعة قبل اعتماد الاستبدال أو رد القيمة',
          en: 'Returned goods are inspected before exchange or refund is approved',
        },
        {
          ar: 'إذا وصل المنتج تالفاً أو مخالفاً للطلب فأبلغنا في أقرب وقت مع صور واضحة',
          en: 'If a product arrives damaged or different from the order, tell us as soon as possible with clear pictures',
        },
      ],
    },
    {
      id: 'privacy',
      title: { ar: 'سياسة الخصوصية', en: 'Privacy Policy' },
      body: {
        ar: 'نجمع الاسم ورقم الهاتف والبريد الإلكتروني عند إرسال النماذج، ونستخدمها للرد على الطلب وخدمة العميل. لا نبيع البيانات ولا نؤجرها ولا نشاركها مع أطراف ثالثة. التفاصيل الكاملة في صفحة سياسة الخصوصية.',
        en: 'We collect name, phone number and email when forms are sent and use them to answer the request and serve the customer. We do not sell, rent or share data with third parties. Full details are on the privacy policy page.',
      },
      link: { to: '/privacy-policy', label: { ar: 'سياسة الخصوصية', en: 'Privacy Policy' } },
    },
    {
      id: 'warranty',
      title: { ar: 'الضمان', en: 'Warranty' },
      body: {
        ar: 'الضمان هو ضمان الشركة المصنّعة، ويشمل عيوب التصنيع ضمن مدة الصلاحية عند التخزين والاستخدام وفق ورقة البيانات. ونتولى في {site} استلام المطالبة ورفعها إلى المصنّع ومتابعتها.',
        en: "The warranty is the manufacturer's and covers manufacturing defects within shelf life when the product is stored and used as the data sheet states. {site} receives the claim, submits it to the manufacturer and follows it up.",
      },
      items: [
        {
          ar: 'يُذكر رقم الدفعة وتاريخ الشراء في المطالبة',
          en: 'State the batch number and date of purchase in the claim',
        },
        {
          ar: 'لا يشمل الضمان التطبيق على أسطح غير مناسبة أو دون تحضير',
          en: 'Application on unsuitable or unprepared surfaces is not covered',
        },
      ],
    },
    {
      id: 'contact',
      title: { ar: 'التواصل', en: 'Contact' },
      body: {
        ar: 'مكتبنا في الرياض، ويسعد فريقنا بالرد على استفساراتك من الأحد إلى الخميس بين 8:00 صباحاً و6:00 مساءً على الهاتف {phone} أو البريد {email}.',
        en: 'Our office is in Riyadh, and our team is glad to answer your questions Sunday to Thursday, 8:00 to 18:00, on {phone} or at {email}.',
      },
    },
  ],
}
