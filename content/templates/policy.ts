import type { DocumentTemplate } from './templates.ts'

export const policyTemplate: DocumentTemplate = {
  title: { ar: 'سياسة الشركة', en: 'Company Policy' },
  intro: {
    ar: 'القواعد التي نعمل بها في الطلب والدفع والتوصيل والإرجاع والضمان.',
    en: 'The rules we follow for orders, payment, delivery, returns and warranty.',
  },
  sections: [
    {
      id: 'orders',
      title: { ar: 'الطلب', en: 'Orders' },
      body: {
        ar: 'لا تتم عملية شراء داخل الموقع. ترسل طلب عرض سعر، ونعود إليك بعرض مكتوب صالح لمدة [… مدة العرض]. ويصبح الطلب مؤكداً بعد قبولك العرض كتابةً.',
        en: 'No purchase is completed on the website. You send a quote request and we reply with a written offer that is valid for [… period]. The order becomes firm once you accept it in writing.',
      },
    },
    {
      id: 'payment',
      title: { ar: 'الدفع', en: 'Payment' },
      body: { ar: 'طرق الدفع المتاحة:', en: 'You can pay by:' },
      items: [
        { ar: 'التحويل البنكي', en: 'Bank transfer' },
        { ar: '[… طريقة دفع أخرى]', en: '[… another way to pay]' },
      ],
    },
    {
      id: 'delivery',
      title: { ar: 'التوصيل', en: 'Delivery' },
      body: {
        ar: 'نوصل إلى [… المدن] خلال [… مدة التوصيل] من تأكيد الطلب، ونبلغك بأي تغيير.',
        en: 'We deliver to [… cities] within [… delivery time] of order confirmation and tell you of any change.',
      },
    },
    {
      id: 'returns',
      title: { ar: 'الإرجاع والاستبدال', en: 'Returns and Exchange' },
      body: {
        ar: 'يمكنك إرجاع المنتج أو استبداله خلال [… المدة] من استلامه، بحالته الأصلية وفي عبوته ومعه الفاتورة.',
        en: 'You may return or exchange a product within [… period] of delivery, in its original condition and packaging and with the invoice.',
      },
    },
    {
      id: 'warranty',
      title: { ar: 'الضمان', en: 'Warranty' },
      body: {
        ar: 'الضمان هو ضمان الشركة المصنّعة، ومدته [… مدة الضمان]. نستلم المطالبة ونرفعها إلى المصنّع ونتابعها.',
        en: "The warranty is the manufacturer's and lasts [… warranty period]. We receive the claim, submit it to the manufacturer and follow it up.",
      },
    },
    {
      id: 'contact',
      title: { ar: 'التواصل', en: 'Contact' },
      body: {
        ar: 'لأي سؤال اتصل بنا على {phone} أو راسلنا على {email}.',
        en: 'For any question call {phone} or write to {email}.',
      },
    },
  ],
}
