import { countText, type PluralForms } from '#domain/text/format.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'

/**
 * Units that are words, by their English sign. In Arabic a unit follows its number: 9 أشهر, 12 شهراً, 100 شهر. Units that
 * are signs (ml, °م, نيوتن/ملم²) stay as they are.
 */
const UNITS: Record<string, Localized<PluralForms>> = {
  s: unit('s', ['ثانية', 'ثانية واحدة', 'ثانيتان', 'ثوانٍ']),
  min: unit('min', ['دقيقة', 'دقيقة واحدة', 'دقيقتان', 'دقائق']),
  h: unit('h', ['ساعة', 'ساعة واحدة', 'ساعتان', 'ساعات']),
  days: { ...unit('days', ['يوم', 'يوم واحد', 'يومان', 'أيام', 'يوماً']), en: { one: 'day', other: 'days' } },
  months: { ...unit('months', ['شهر', 'شهر واحد', 'شهران', 'أشهر', 'شهراً']), en: { one: 'month', other: 'months' } },
  years: { ...unit('years', ['سنة', 'سنة واحدة', 'سنتان', 'سنوات']), en: { one: 'year', other: 'years' } },
  L: unit('L', ['لتر', 'لتر واحد', 'لتران', 'لترات', 'لتراً']),
  m: unit('m', ['متر', 'متر واحد', 'متران', 'أمتار', 'متراً']),
  pcs: { ...unit('pcs', ['قطعة', 'قطعة واحدة', 'قطعتان', 'قطع']), en: { one: 'pc', other: 'pcs' } },
}

/** `many` is the accusative, which most feminine words write like the singular. */
function unit(sign: string, [other, one, two, few, many = other]: string[]): Localized<PluralForms> {
  const forms = { zero: other!, one: one!, two: two!, few: few!, many: many!, other: other! }
  return { ar: forms, en: { other: sign } }
}

const BY_WORD = new Map(
  Object.values(UNITS).flatMap((forms) =>
    [...Object.values(forms.ar), ...Object.values(forms.en)].map((word) => [word, forms] as const),
  ),
)

/**
 * A value with its unit in the right form. One and two are words of their own in Arabic, without a figure: 2 ساعة is
 * ساعتان. Of a range the last number counts, and of a part the singular is said: 1.5 ساعة.
 */
export function withUnit(value: string, word: string, locale: Locale): { value: string; unit: string } {
  const forms = BY_WORD.get(word)
  const number = /\d+(?:\.\d+)?(?!.*\d)/.exec(value)?.[0]
  if (!forms || number === undefined) return { value, unit: word }
  const said = number.includes('.') ? forms[locale].other : countText(Number(number), forms, locale)
  const isWord = locale === 'ar' && (number === '1' || number === '2')
  if (!isWord) return { value, unit: said }
  return value === number ? { value: said, unit: '' } : { value, unit: forms.ar.other }
}

/** A text of numbers and units, such as the size of a pack, with each unit in the right form. */
export function withUnits(text: string, locale: Locale): string {
  return text.replaceAll(MEASURE, (measure, number: string, gap: string, word: string) => {
    const said = withUnit(number, word, locale)
    return said.unit === word ? measure : said.value + (said.unit && gap + said.unit)
  })
}

const MEASURE = /(\d+(?:\.\d+)?)([ \u00a0])([\p{L}\u064b-\u0652]+)(?![\p{L}\u064b-\u0652²³/·])/gu
