import { foldText, toLatinDigits } from '#domain/text/fold.ts'
import type { Locale } from '#domain/text/locale.ts'

/** Units, colours and countries in Arabic and English, the usual spelling first. */
const PAIRS = `
مل=ml لتر=L جم=g غرام=g كجم=kg كغ=kg مم=mm سم=cm متر=m م=m قطعة=pcs حبة=pcs كرتون=carton بوصة=in
أبيض=White أسود=Black رمادي=Grey رمادي=Gray رمادي_فاتح=Light_grey رمادي_غامق=Dark_grey شفاف=Clear شفاف=Transparent
بني=Brown بيج=Beige أحمر=Red أزرق=Blue أخضر=Green أصفر=Yellow برتقالي=Orange ذهبي=Gold فضي=Silver كريمي=Cream وردي=Pink
تركيا=Turkey تركيا=Türkiye إسبانيا=Spain ألمانيا=Germany إيطاليا=Italy الصين=China السعودية=Saudi_Arabia
المملكة_العربية_السعودية=Saudi_Arabia الإمارات=United_Arab_Emirates الإمارات=UAE مصر=Egypt الهند=India
كوريا_الجنوبية=South_Korea اليابان=Japan فرنسا=France بريطانيا=United_Kingdom الولايات_المتحدة=United_States أمريكا=USA
بلجيكا=Belgium هولندا=Netherlands بولندا=Poland سويسرا=Switzerland الأردن=Jordan الكويت=Kuwait البحرين=Bahrain عُمان=Oman
قطر=Qatar ماليزيا=Malaysia تايوان=Taiwan`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.replaceAll('_', ' ').split('=') as [ar: string, en: string])

function tableTo(locale: Locale): ReadonlyMap<string, string> {
  const table = new Map<string, string>()
  for (const [ar, en] of PAIRS) {
    const [from, to] = locale === 'en' ? [ar, en] : [en, ar]
    const key = foldText(from)
    if (!table.has(key)) table.set(key, to)
  }
  return table
}

const TABLES = { ar: tableTo('ar'), en: tableTo('en') }
const PART = /(?<gap>[\s,،+×x*()/·–-]+)|(?<word>[\p{L}\p{M}]+)|(?<rest>[^\p{L}\p{M}\s]+)/gu
const CODE = /^[A-Z]{1,4}$/

/**
 * A text that stands in the other language alone: filled in where it is made of figures, units, colours, countries and
 * codes; null for any other, which is for the readers of its language.
 */
export function fromOtherLanguage(text: string, locale: Locale): string | null {
  const table = TABLES[locale]
  const whole = table.get(foldText(text.trim()))
  if (whole) return whole
  let filled = ''
  for (const { 0: part, groups } of text.matchAll(PART)) {
    if (!groups?.['word']) {
      filled += locale === 'en' ? toLatinDigits(part).replaceAll('،', ',') : part
      continue
    }
    const known = table.get(foldText(part)) ?? (CODE.test(part) ? part : undefined)
    if (known === undefined) return null
    filled += (/\d$/.test(filled) && !CODE.test(part) ? ' ' : '') + known
  }
  return filled.trim() || null
}
