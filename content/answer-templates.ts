import type { AnswerFacts } from '../domain/messages/answer-facts.ts'
import type { Locale, Localized } from '../domain/text/locale.ts'

type Words = { label: Localized } & Localized<{
  subject: (facts: AnswerFacts) => string
  body: (facts: AnswerFacts) => string
}>

/** Beginnings of answers. Staff complete them: an ellipsis stands where a figure is to go. */
export const answerTemplates = {
  quote: {
    label: { ar: 'عرض سعر', en: 'Quote' },
    ar: {
      subject: ({ product }) => (product ? `عرض السعر: ${product}` : 'عرض السعر الذي طلبته'),
      body: (facts) =>
        letter(
          'ar',
          facts,
          'شكراً لطلبك. هذا عرضنا:',
          `المنتج: ${facts.product ?? '…'}\nالكمية: …\nسعر العبوة: … ر.س شاملاً ضريبة القيمة المضافة\nمدة التوريد: …\nالعرض سارٍ حتى: …`,
        ),
    },
    en: {
      subject: ({ product }) => (product ? `Your quote: ${product}` : 'Your quote'),
      body: (facts) =>
        letter(
          'en',
          facts,
          'Thank you for your request. Here is our quote:',
          `Product: ${facts.product ?? '…'}\nQuantity: …\nPrice per pack: SAR … including VAT\nDelivery time: …\nValid until: …`,
        ),
    },
  },
  details: {
    label: { ar: 'نحتاج تفاصيل', en: 'Details needed' },
    ar: {
      subject: ({ product }) => (product ? `طلبك: ${product} - نحتاج بعض التفاصيل` : 'طلبك - نحتاج بعض التفاصيل'),
      body: (facts) =>
        letter(
          'ar',
          facts,
          'شكراً لطلبك. لنرسل لك عرضاً دقيقاً نحتاج منك ما يأتي:',
          'الكمية: \nمكان التسليم: \nموعد التسليم: ',
        ),
    },
    en: {
      subject: ({ product }) =>
        product ? `Your request: ${product} - we need some details` : 'Your request - we need some details',
      body: (facts) =>
        letter(
          'en',
          facts,
          'Thank you for your request. To prepare an exact quote we need the following:',
          'Quantity: \nPlace of delivery: \nDate of delivery: ',
        ),
    },
  },
  unavailable: {
    label: { ar: 'غير متوفر، بديل', en: 'Unavailable, alternative' },
    ar: {
      subject: ({ product }) => (product ? `طلبك: ${product}` : 'بخصوص طلبك'),
      body: (facts) =>
        letter(
          'ar',
          facts,
          `نعتذر، ${facts.product ? `المنتج ${facts.product}` : 'المنتج المطلوب'} غير متوفر حالياً. نقترح عليك بديلاً مناسباً: …`,
          'هل نرسل لك عرض سعر للبديل؟',
        ),
    },
    en: {
      subject: ({ product }) => (product ? `Your request: ${product}` : 'About your request'),
      body: (facts) =>
        letter(
          'en',
          facts,
          `We are sorry, ${facts.product ?? 'the product'} is not available at the moment. We suggest this alternative: …`,
          'Shall we send you a quote for it?',
        ),
    },
  },
  free: {
    label: { ar: 'رد حر', en: 'Free reply' },
    ar: { subject: () => 'رد على رسالتك', body: (facts) => letter('ar', facts, '…') },
    en: { subject: () => 'Our reply to your message', body: (facts) => letter('en', facts, '…') },
  },
} satisfies Record<string, Words>

export type AnswerTemplate = keyof typeof answerTemplates

export function isAnswerTemplate(text: unknown): text is AnswerTemplate {
  return typeof text === 'string' && Object.hasOwn(answerTemplates, text)
}

/** The beginning of an answer. */
export type AnswerDraft = { template: AnswerTemplate; locale: Locale; subject: string; body: string }

export function answerDraft(
  { template, locale }: Pick<AnswerDraft, 'template' | 'locale'>,
  facts: AnswerFacts,
): Pick<AnswerDraft, 'subject' | 'body'> {
  const { subject, body } = answerTemplates[template][locale]
  return { subject: subject(facts), body: body(facts) }
}

const frame: Localized<{ greeting: (name: string) => string; call: (phone: string) => string; regards: string }> = {
  ar: {
    greeting: (name) => `السلام عليكم ${name}،`,
    // A number of several groups keeps its order inside Arabic.
    call: (phone) => `لأي استفسار رد على هذا البريد أو اتصل بنا على \u2066${phone}\u2069.`,
    regards: 'مع التحية',
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    call: (phone) => `If you have any questions, reply to this email or call ${phone}.`,
    regards: 'Kind regards',
  },
}

/** Greeting, paragraphs and signature, with an empty line between them. */
function letter(locale: Locale, { name, phone, company }: AnswerFacts, ...paragraphs: string[]): string {
  const { greeting, call, regards } = frame[locale]
  return [greeting(name), ...paragraphs, call(phone), `${regards}\n${company}`].join('\n\n')
}
