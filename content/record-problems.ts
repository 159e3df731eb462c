import type { QuotationProblem, QuotationReading } from '#domain/quotes/quotation-form.ts'
import { nouns, countText, formatNumber } from '#domain/text/format.ts'
import type { FieldErrors } from '#domain/records/errors.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { RecordProblem, RecordProblems } from '#domain/fields/record-form.ts'
import { itemForm } from './admin/items.ts'
import { amountProblems, unreadableLines } from './amount-problems.ts'
import { documentRefusals } from './documents/document-words.ts'
import { HOLIDAY_EXAMPLES, PRICE_GROUP_EXAMPLE } from './admin/settings.ts'
import { fieldProblems } from './forms.ts'
import { placeProblems } from './pages/addresses.ts'

const characters = nouns(['حرف واحد', 'حرفان', 'أحرف', 'حرفاً', 'حرف'], ['character', 'characters'])

const fixed: Record<
  Exclude<
    RecordProblem['kind'],
    | 'too-long'
    | 'too-many'
    | 'out-of-range'
    | 'digits-malformed'
    | 'holiday-malformed'
    | 'price-group-malformed'
    | 'item-no-email'
  >,
  Localized
> = {
  missing: fieldProblems.missing,
  ...placeProblems,
  'not-text': { ar: 'اكتب نصاً في هذا الحقل.', en: 'This field takes text.' },
  'not-a-number': { ar: 'اكتب رقماً، مثل 3 أو 4.5.', en: 'Enter a number, like 3 or 4.5.' },
  'not-a-whole-number': { ar: 'اكتب عدداً صحيحاً بلا كسور، مثل 3.', en: 'Enter a whole number, like 3.' },
  'not-a-choice': { ar: 'اختر نعم أو لا.', en: 'Choose yes or no.' },
  'not-in-list': { ar: 'اختر قيمة من القائمة.', en: 'Choose one of the values in the list.' },
  twice: { ar: 'هذا مكتوب في صف آخر أيضاً.', en: 'Another row says the same.' },
  'not-a-day': itemForm.packs.dayUnknown,
  'not-in-halves': {
    ar: 'اكتب تقييماً من 1 إلى 5 بأنصاف، مثل 4.5.',
    en: 'Enter a rating from 1 to 5 in halves, like 4.5.',
  },
  'link-unusable': { ar: 'لا يمكن استخدام هذا العنوان.', en: 'This address cannot be used.' },
  'colour-malformed': { ar: 'اكتب اللون مثل #5b1113.', en: 'Enter the colour like #5b1113.' },
  'year-out-of-range': {
    ar: 'اكتب سنة ميلادية من 1900 إلى 2100. السنوات الهجرية، مثل 1448، تُحوّل أولاً.',
    en: 'Enter a Gregorian year from 1900 to 2100. Convert Hijri years, such as 1448, first.',
  },
  'range-malformed': { ar: 'اكتب مدى، مثل 8-30.', en: 'Enter a range, like 8-30.' },
  'list-malformed': {
    ar: 'تعذّرت قراءة القائمة. راجع صيغتها ثم أعد المحاولة.',
    en: 'This list cannot be read. Check how it is written and try again.',
  },
  'address-malformed': {
    ar: 'الرابط غير صحيح. اكتبه كاملاً، مثل https://example.com/a.jpg',
    en: 'This link is not valid. Enter the full link, like https://example.com/a.jpg',
  },
  'video-unknown': itemForm.videoUnknown,
  'email-malformed': fieldProblems['email-invalid'],
  'phone-malformed': {
    ar: 'رقم الهاتف غير صحيح. اكتبه مع رمز الدولة، مثل +966 11 000 0000',
    en: 'This phone number is not valid. Enter it with its country, like +966 11 000 0000',
  },
  'time-malformed': { ar: 'اكتب الوقت مثل 08:00', en: 'Enter the time like 08:00' },
  'not-later': { ar: 'يجب أن تكون النهاية بعد البداية.', en: 'The end must be after the start.' },
  'registration-malformed': { ar: 'رقم السجل التجاري 10 أرقام.', en: 'A commercial registration has 10 digits.' },
  'vat-malformed': {
    ar: 'الرقم الضريبي 15 رقماً، يبدأ بالرقم 3 وينتهي به.',
    en: 'A VAT number has 15 digits and begins and ends with 3.',
  },
  'choose-from-list': documentRefusals.notListed,
  'expires-before-issued': documentRefusals.expiresBeforeIssued,
  'product-or-brand-missing': documentRefusals.coversNothing,
  'pdf-missing': documentRefusals.noFile,
  'iban-malformed': {
    ar: 'رقم الآيبان غير صحيح. راجعه؛ السعودي يبدأ بـ SA ويليه 22 رقماً.',
    en: 'This IBAN is not valid. Check it; a Saudi one is SA and 22 digits.',
  },
}

/** Words beside the fields of staff's forms, as readers of forms found them wrong. */
export function recordProblems(problems: RecordProblems): FieldErrors {
  return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, textOf(problem)]))
}

function textOf(problem: RecordProblem): Localized {
  if (problem.kind === 'too-long') {
    const limit = (locale: 'ar' | 'en') => countText(problem.most, characters, locale)
    return { ar: `النص أطول من الحد. الحد ${limit('ar')}.`, en: `This is too long. The limit is ${limit('en')}.` }
  }
  if (problem.kind === 'too-many') {
    const limit = (locale: 'ar' | 'en') => formatNumber(problem.most, locale)
    return { ar: `العدد أكبر من الحد. الحد ${limit('ar')}.`, en: `Too many. The limit is ${limit('en')}.` }
  }
  if (problem.kind === 'out-of-range') {
    const range = (locale: 'ar' | 'en') => ({
      least: formatNumber(problem.least, locale),
      most: formatNumber(problem.most, locale),
    })
    const [ar, en] = [range('ar'), range('en')]
    return { ar: `اكتب رقماً من ${ar.least} إلى ${ar.most}.`, en: `Enter a number from ${en.least} to ${en.most}.` }
  }
  if (problem.kind === 'digits-malformed') {
    const { least, most } = problem
    return { ar: `اكتب من ${least} إلى ${most} رقماً بلا حروف.`, en: `Enter ${least} to ${most} digits and no letters.` }
  }
  if (problem.kind === 'price-group-malformed') {
    return {
      ar: `تعذّرت قراءة السطر ${formatNumber(problem.line, 'ar')}. اكتبه مثل: ${PRICE_GROUP_EXAMPLE}`,
      en: `Line ${formatNumber(problem.line, 'en')} cannot be read. Enter it like: ${PRICE_GROUP_EXAMPLE}`,
    }
  }
  if (problem.kind === 'holiday-malformed') {
    return {
      ar: `تعذّرت قراءة السطر ${formatNumber(problem.line, 'ar')}. اكتبه مثل: ${HOLIDAY_EXAMPLES.day}`,
      en: `Line ${formatNumber(problem.line, 'en')} cannot be read. Enter it like: ${HOLIDAY_EXAMPLES.day}`,
    }
  }
  if (problem.kind === 'item-no-email') {
    return {
      ar: `هذا ليس بريداً صحيحاً: \u2066${problem.item}\u2069`,
      en: `This is not a valid email address: ${problem.item}`,
    }
  }
  return fixed[problem.kind]
}

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
