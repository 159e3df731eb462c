import { foldText } from '#domain/text/fold.ts'
import { LOCALES, otherLocale, type Locale, type Localized } from '#domain/text/locale.ts'
import { fromOtherLanguage } from './other-language.ts'

/** Beside those that the pages of the site know: what forms are filled in with. */
const MORE = `
علبة=Can كيس=Bag سطل=Pail برميل=Drum جالون=Gallon لفة=Roll خرطوشة=Cartridge أنبوب=Tube زجاجة=Bottle طقم=Kit طن=t
عاجي=Ivory أبيض_مطفي=Off-white كحلي=Navy بنفسجي=Purple تركواز=Turquoise فضي_معدني=Metallic_silver نحاسي=Copper
لون_الخشب=Wood زيتي=Olive عنابي=Maroon`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.replaceAll('_', ' ').split('='))
  .map(([ar = '', en = '']): Localized => ({ ar, en }))

/** ISO 3166 codes of the countries that goods come from. */
const COUNTRIES = `
AE AR AT AU BD BE BG BH BR BY CA CH CL CN CO CZ DE DK DZ EE EG ES FI FR GB GR HK HR HU ID IE IL IN IQ IR IS IT JO JP KE
KR KW KZ LB LK LT LU LV LY MA MX MY NG NL NO NZ OM PH PK PL PS PT QA RO RS RU SA SD SE SG SI SK SY TH TN TR TW UA US UZ
VN YE ZA`
  .trim()
  .split(/\s+/)

let tables: Localized<ReadonlyMap<string, string>> | undefined

/** What each language calls them, made when a form first asks. */
function made(): Localized<ReadonlyMap<string, string>> {
  const names = LOCALES.map((locale) => new Intl.DisplayNames(locale, { type: 'region' }))
  const countries = COUNTRIES.map((code) => names.map((one) => one.of(code) ?? ''))
  const all = [...MORE, ...countries.map(([ar = '', en = '']) => ({ ar, en }))]
  const to = (locale: Locale) => new Map(all.map((pair) => [foldText(pair[otherLocale(locale)]), pair[locale]]))
  return { ar: to('ar'), en: to('en') }
}

/**
 * What is filled in where a unit, a colour or a country was typed in the other language; null for all that is for
 * translators, and for what reads the same in both.
 */
export function filledIn(typed: string, locale: Locale): string | null {
  const text = typed.trim()
  if (text === '') return null
  const known = fromOtherLanguage(text, locale) ?? (tables ??= made())[locale].get(foldText(text)) ?? null
  return known === text ? null : known
}
