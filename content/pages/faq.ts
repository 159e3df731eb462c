import type { Localized } from '../../domain/text/locale.ts'
import type { PageHead } from '../seo/page-head.ts'

export const faqHead = {
  title: { ar: 'الأسئلة الشائعة', en: 'FAQ' },
  description: {
    ar: 'إجابات مختصرة عن خدمات {site} وطرق الدفع ومتابعة الطلب والإرجاع والشحن الدولي والضمان.',
    en: "Short answers about {site}'s services, payment methods, order tracking, returns, international shipping and warranty.",
  },
} satisfies PageHead

export const faq: {
  title: Localized
  items: { id: string; question: Localized; answer: Localized }[]
  contact: { text: Localized; button: Localized }
} = {
  title: { ar: 'الأسئلة الشائعة', en: 'Frequently Asked Questions' },
  items: [
    {
      id: 'services',
      question: { ar: 'ما الخدمات التي تقدمها {site}؟', en: 'What services does {site} provide?' },
      answer: {
        ar: 'نوزّع اللواصق وموانع التسرب ورغوة البولي يوريثان والبوليمر الهجين والغراء الحراري والبخاخات ومواد البناء والأشرطة والأدوات، ونقدم معها استشارة فنية وحساب كميات وعروض أسعار للمقاولين والموزعين والورش.',
        en: 'We distribute adhesives, sealants, PU foam, hybrid polymers, hot melt, sprays, construction materials, tapes and tools, together with technical advice, quantity calculation and price quotes for contractors, dealers and workshops.',
      },
    },
    {
      id: 'payment',
      question: { ar: 'ما طرق الدفع المتاحة؟', en: 'Which payment methods are available?' },
      answer: {
        ar: 'بطاقات الائتمان والخصم (فيزا وماستركارد ومدى)، والدفع عند الاستلام في مناطق محددة، والتحويل البنكي، والمحافظ الإلكترونية.',
        en: 'Credit and debit cards (Visa, Mastercard and mada), cash on delivery in selected areas, bank transfer and e-wallets.',
      },
    },
    {
      id: 'tracking',
      question: { ar: 'كيف أتابع طلبي؟', en: 'How do I track my order?' },
      answer: {
        ar: 'بعد تأكيد الطلب يرسل إليك فريق المبيعات رقم المتابعة وموعد التوصيل المتوقع. ويمكنك الاتصال بنا من الأحد إلى الخميس بين 8:00 صباحاً و6:00 مساءً لمعرفة حالة الشحنة.',
        en: 'Once the order is confirmed the sales team sends you a tracking reference and an expected delivery date. You may also call us Sunday to Thursday, 8:00 to 18:00, for the status of the shipment.',
      },
    },
    {
      id: 'returns',
      question: { ar: 'ما سياسة الإرجاع؟', en: 'What is the return policy?' },
      answer: {
        ar: 'يمكن الإرجاع خلال 30 يوماً من الشراء أو الاستلام إذا كان المنتج بحالته الأصلية غير مستخدم، في عبوته الأصلية ومعه الفاتورة.',
        en: 'Returns are possible within 30 days of purchase or delivery if the product is in its original unused condition, in its original packaging and with the invoice.',
      },
    },
    {
      id: 'international',
      question: { ar: 'هل تشحنون خارج المملكة؟', en: 'Do you ship internationally?' },
      answer: {
        ar: 'نعم. الشحن الإقليمي يستغرق من 3 إلى 7 أيام عمل، والدولي من 7 إلى 14 يوم عمل، مع مراعاة أن بعض البخاخات والمواد القابلة للاشتعال تخضع لقيود نقل خاصة.',
        en: 'Yes. Regional shipping takes 3 to 7 working days and international shipping 7 to 14 working days, noting that some aerosols and flammable materials are subject to special transport restrictions.',
      },
    },
    {
      id: 'warranty',
      question: { ar: 'هل المنتجات مضمونة؟', en: 'Are products under warranty?' },
      answer: {
        ar: 'نعم، الضمان هو ضمان الشركة المصنّعة ويشمل عيوب التصنيع عند التخزين والاستخدام الصحيحين. أرسل إلينا رقم الدفعة وصورة الحالة ونتابع المطالبة نيابة عنك.',
        en: "Yes, the warranty is the manufacturer's and covers manufacturing defects under correct storage and use. Send us the batch number and a picture of the case and we will follow up the claim for you.",
      },
    },
  ],
  contact: {
    text: {
      ar: 'لم تجد إجابتك؟ راسلنا ونرد عليك خلال يوم عمل.',
      en: 'Did not find your answer? Write to us and we will reply within one working day.',
    },
    button: { ar: 'راسلنا بالبريد', en: 'Email us' },
  },
}
