import type { PageHead } from '#content/seo/page-head.ts'

export const faqHead = {
  title: { ar: 'الأسئلة الشائعة', en: 'FAQ' },
  description: {
    ar: 'إجابات مختصرة عن خدمات {site} وطرق الدفع ومتابعة الطلب والإرجاع والشحن الدولي والضمان.',
    en: "Short answers about {site}'s services, payment methods, order tracking, returns, international shipping and warranty.",
  },
  ofDemo: true,
} satisfies PageHead

/** What stands around the questions, which are records. */
export const faq = {
  title: { ar: 'الأسئلة الشائعة', en: 'Frequently Asked Questions' },
  contact: {
    /** Where the company has written nothing of its own. */
    text: { ar: 'لم تجد إجابتك؟ راسلنا.', en: 'Did not find your answer? Write to us.' },
    button: { ar: 'راسلنا بالبريد', en: 'Email us' },
  },
}
