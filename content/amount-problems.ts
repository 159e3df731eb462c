import type { AmountProblem } from '#domain/quotes/typed-amount.ts'
import type { FieldErrors } from '#domain/records/errors.ts'
import type { Localized } from '#domain/text/locale.ts'

/** What is wrong with prices, discounts and quantities as they were typed, and how to put it right. */
export const amountProblems: Record<AmountProblem, Localized> = {
  'price-malformed': { ar: 'اكتب سعراً بالريال، مثل 18.75.', en: 'Enter a price in SAR, like 18.75.' },
  'price-too-precise': {
    ar: 'اكتب السعر بمنزلتين عشريتين على الأكثر، مثل 18.75.',
    en: 'Enter the price with at most two decimals, like 18.75.',
  },
  'price-negative': { ar: 'لا يمكن أن يكون السعر سالباً.', en: 'A price cannot be negative.' },
  'price-too-high': { ar: 'أعلى سعر 9,999,999.99.', en: 'The highest price is 9,999,999.99.' },
  'discount-malformed': {
    ar: 'اكتب خصماً من 0 إلى 100 بالمئة، بمنزلتين عشريتين على الأكثر.',
    en: 'Enter a discount from 0 to 100 per cent, with at most two decimals.',
  },
  'quantity-malformed': { ar: 'اكتب عدداً صحيحاً من 1 إلى 100,000.', en: 'Enter a whole number from 1 to 100,000.' },
  'box-unknown': {
    ar: 'عدد الحبات في كرتون هذه العبوة غير محدد. اطلبها بالحبة.',
    en: 'It is not known how many pieces a carton of this pack holds. Use pieces.',
  },
  'unit-unknown': { ar: 'الوحدة حبة أو كرتون.', en: 'The unit is piece or carton.' },
  'rate-unknown': { ar: 'نسبة الضريبة 15 أو 0.', en: 'The VAT rate is 15 or 0.' },
  'breaks-malformed': {
    ar: 'اكتب الكميات تصاعدياً مع أسعارها، مثل 24: 17.50; 96: 16.',
    en: 'Enter growing quantities with their prices, like 24: 17.50; 96: 16.',
  },
  'groups-malformed': {
    ar: 'اكتب رمز الفئة وسعرها، مثل contractors: 17.50.',
    en: 'Enter the id of a group and its price, like contractors: 17.50.',
  },
  'nothing-above': { ar: 'لا بند فوقه ليكون بديلاً عنه.', en: 'There is no line above that this could replace.' },
}

export const checkAmounts: Localized = { ar: 'راجع الحقول المعلّمة.', en: 'Please check the highlighted fields.' }

export const unreadableLines: Localized = {
  ar: 'تعذّرت قراءة البنود. أرسل قائمة من 500 بند على الأكثر.',
  en: 'These lines cannot be read. Send a list of at most 500.',
}

export function amountErrors(problems: Record<string, AmountProblem>): FieldErrors {
  return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, amountProblems[problem]]))
}
