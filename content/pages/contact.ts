import type { Localized } from '../../domain/text/locale.ts'
import type { PageHead } from '../seo/page-head.ts'

export const contactHead = {
  title: { ar: 'تواصل معنا', en: 'Contact Us' },
  description: {
    ar: 'تواصل مع فريق {site} في الرياض هاتفياً أو بالبريد أو عبر النموذج، من الأحد إلى الخميس. أرسل قائمة المواد واحصل على عرض سعر واضح.',
    en: 'Contact the {site} team in Riyadh by phone, email or form, Sunday to Thursday. Send your material list and receive a clear price quote.',
  },
} satisfies PageHead

export const contact: {
  hero: { title: Localized; subtitle: Localized }
  channels: { sales: Localized; messaging: Localized; email: Localized; map: Localized }
  /** What the messaging app's text field holds when it opens. */
  messagingText: Localized
  company: {
    title: Localized
    name: Localized
    address: Localized
    hours: Localized
    registration: Localized
    vat: Localized
  }
} = {
  hero: {
    title: { ar: 'تواصل معنا', en: 'Contact Us' },
    subtitle: {
      ar: 'أرسل سؤالك أو قائمة المواد، ويرد عليك فريقنا خلال يوم عمل.',
      en: 'Send your question or material list and our team will reply within one working day.',
    },
  },
  channels: {
    sales: { ar: 'المبيعات', en: 'Sales' },
    messaging: { ar: 'راسلنا على واتساب', en: 'Message us on WhatsApp' },
    email: { ar: 'البريد الإلكتروني', en: 'Email' },
    map: { ar: 'الموقع على الخريطة', en: 'Location on map' },
  },
  messagingText: {
    ar: 'السلام عليكم، أود الاستفسار عن منتجاتكم.',
    en: 'Hello, I would like to ask about your products.',
  },
  company: {
    title: { ar: 'بيانات الشركة', en: 'Company details' },
    name: { ar: 'الاسم التجاري', en: 'Trade name' },
    address: { ar: 'العنوان', en: 'Address' },
    hours: { ar: 'ساعات العمل', en: 'Business hours' },
    registration: { ar: 'السجل التجاري', en: 'Commercial registration' },
    vat: { ar: 'الرقم الضريبي', en: 'VAT number' },
  },
}
