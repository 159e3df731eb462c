import type { QuotationProblem, QuotationReading } from '#domain/quotes/quotation-form.ts'
import type { FieldErrors } from '#domain/records/errors.ts'
import type { Localized } from '#domain/text/locale.ts'
import { amountProblems, unreadableLines } from './amount-problems.ts'
import { recordProblems } from './record-problems.ts'

const problems: Record<QuotationProblem, Localized> = {
  ...amountProblems,
  'validity-out-of-range': {
    ar: 'اختر يوماً من غدٍ حتى 180 يوماً من اليوم.',
    en: 'Choose a day from tomorrow up to 180 days from today.',
  },
  'lines-malformed': unreadableLines,
  'total-too-high': { ar: 'مجموع العرض أكبر من الحد.', en: 'The total is above the limit.' },
}

/** What is wrong with the form of a quotation, beside its fields. */
export function quotationErrors({ records, own }: QuotationReading['problems']): FieldErrors {
  const told = Object.entries(own).map(([name, problem]) => [name, problems[problem]])
  return { ...recordProblems(records), ...Object.fromEntries(told) }
}
