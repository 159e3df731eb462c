import type { MessageKind } from '../domain/messages/message.ts'
import type { Localized } from '../domain/text/locale.ts'

/** Words of the mail to whoever sent a form. `product` is its code or name; null on the contact page. */
export const visitorMail = {
  subject: {
    quote: {
      ar: (product: string | null) => (product ? `استلمنا طلب عرض السعر: ${product}` : 'استلمنا طلب عرض السعر'),
      en: (product: string | null) =>
        product ? `We have received your request for a quote: ${product}` : 'We have received your request for a quote',
    },
    contact: {
      ar: () => 'استلمنا رسالتك',
      en: () => 'We have received your message',
    },
  },
  greeting: { ar: 'السلام عليكم،', en: 'Hello,' },
  promise: {
    quote: {
      ar: 'شكراً لطلبك. نعيد إليك السعر والكمية المقترحة كتابةً خلال يوم عمل.',
      en: 'Thank you for your request. We will send you the price and a suggested quantity in writing within one working day.',
    },
    contact: {
      ar: 'شكراً لرسالتك. يرد عليك فريقنا خلال يوم عمل.',
      en: 'Thank you for your message. Our team will reply within one working day.',
    },
  } satisfies Record<MessageKind, Localized>,
  hours: {
    ar: (hours: string) => `ساعات العمل: ${hours}.`,
    en: (hours: string) => `Business hours: ${hours}.`,
  },
  more: {
    ar: 'للإضافة أو التصحيح يكفي الرد على هذا البريد.',
    en: 'To add or correct something, just reply to this email.',
  },
  notYou: {
    ar: 'إن لم تكن أنت من أرسل هذا الطلب فلا حاجة إلى أي إجراء.',
    en: 'If you did not send this, you do not need to do anything.',
  },
}

/** Words of the mail to the sales team. */
export const salesMail = {
  subject: {
    quote: { ar: 'طلب عرض سعر', en: 'Request for a quote' },
    contact: { ar: 'رسالة من صفحة التواصل', en: 'Message from the contact page' },
  } satisfies Record<MessageKind, Localized>,
  suspicious: { ar: 'قد تكون رسالة آلية', en: 'Possibly automated' },
  intro: {
    ar: 'الرد على هذا البريد يصل إلى المرسل مباشرة.',
    en: 'Replies to this email go straight to the sender.',
  },
  language: { ar: 'لغة المرسل', en: "Sender's language" },
  languages: { ar: { ar: 'العربية', en: 'Arabic' }, en: { ar: 'الإنجليزية', en: 'English' } },
}

/** Words around an answer that staff have written. */
export const answerMailWords = {
  yourMessage: {
    ar: (day: string) => `رسالتك إلينا بتاريخ ${day}:`,
    en: (day: string) => `Your message of ${day}:`,
  },
}

export const mailLabels = {
  product: { ar: 'المنتج', en: 'Product' },
  openProduct: { ar: 'صفحة المنتج', en: 'Product page' },
}
