import type { FormFields } from '#domain/fields/form-values.ts'
import type { PageName } from '#domain/site/content/page-fields.ts'
import type { Localized } from '#domain/text/locale.ts'
import { policyTemplate } from './policy.ts'
import { privacyTemplate } from './privacy.ts'
import { termsTemplate } from './terms.ts'

/** A text of the house rules to begin with; `[…]` stands where facts of the company belong. */
export type DocumentTemplate = { title: Localized; intro: Localized; sections: TemplateSection[] }

type TemplateSection = { id: string; title: Localized; body: Localized; items?: Localized[]; note?: Localized }

/** By the names that calls have for its fields. */
function templateFields({ title, intro, sections }: DocumentTemplate): FormFields {
  return {
    ...both('title', title),
    ...both('intro', intro),
    sections: sections.map(({ id, title: heading, body, items = [], note }) => ({
      section_id: id,
      ...both('section_title', heading),
      ...both('section_body', body),
      ...both('section_items', { ar: items.map(({ ar }) => ar).join('\n'), en: items.map(({ en }) => en).join('\n') }),
      ...both('section_note', note ?? { ar: '', en: '' }),
    })),
  }
}

function both(name: string, { ar, en }: Localized): FormFields {
  return { [`${name}_ar`]: ar, [`${name}_en`]: en }
}

const PAGES: Partial<Record<PageName, FormFields>> = {
  policy: templateFields(policyTemplate),
  terms: templateFields(termsTemplate),
  privacy: templateFields(privacyTemplate),
}

/** What the texts of a page may begin with, by the names that calls have for its fields. */
export function pageTemplate(page: string): FormFields | null {
  return Object.hasOwn(PAGES, page) ? (PAGES[page as PageName] ?? null) : null
}

/** Questions to begin with; `[…]` stands where facts of the company belong. */
export const questionTemplates: { question: Localized; answer: Localized }[] = [
  {
    question: { ar: 'كيف أطلب عرض سعر؟', en: 'How do I request a quote?' },
    answer: {
      ar: '<p>من صفحة المنتج أو من صفحة التواصل. نرد عليك خلال [… المدة].</p>',
      en: '<p>From the page of a product or the contact page. We reply within [… time].</p>',
    },
  },
  {
    question: { ar: 'إلى أين توصلون، وكم يستغرق التوصيل؟', en: 'Where do you deliver, and how long does it take?' },
    answer: {
      ar: '<p>نوصل إلى [… المدن] خلال [… مدة التوصيل] من تأكيد الطلب.</p>',
      en: '<p>We deliver to [… cities] within [… delivery time] of order confirmation.</p>',
    },
  },
  {
    question: { ar: 'ما طرق الدفع؟', en: 'How can I pay?' },
    answer: { ar: '<p>[… طرق الدفع]</p>', en: '<p>[… ways to pay]</p>' },
  },
  {
    question: { ar: 'هل يمكنني إرجاع منتج؟', en: 'Can I return a product?' },
    answer: {
      ar: '<p>نعم، خلال [… المدة] من استلامه، بحالته الأصلية ومعه الفاتورة.</p>',
      en: '<p>Yes, within [… period] of delivery, in its original condition and with the invoice.</p>',
    },
  },
  {
    question: { ar: 'أين أجد ورقة بيانات المنتج؟', en: 'Where do I find the data sheet of a product?' },
    answer: {
      ar: '<p>في صفحة المنتج، ويمكن تنزيلها من هناك.</p>',
      en: '<p>On the page of the product, where you can download it.</p>',
    },
  },
]
