import type { Locale } from '#domain/text/locale.ts'

/** `609.60` as a paper says it: "Six hundred nine riyals and sixty halalas only". Riyals from 0 to 999,999,999.99. */
export function totalInWords(amount: string, locale: Locale): string {
  const [riyals = 0, halalas = 0] = amount.split('.').map(Number)
  return locale === 'ar' ? arabicTotal(riyals, halalas) : englishTotal(riyals, halalas)
}

type Gender = 'masculine' | 'feminine'

/** A counted noun: one, two, 3 to 10, 11 to 99, hundreds. */
type Noun = { gender: Gender; one: string; two: string; few: string; many: string; other: string }

const RIYAL: Noun = { gender: 'masculine', one: 'ريال واحد', two: 'ريالان', few: 'ريالات', many: 'ريالاً', other: 'ريال' }
const HALALA: Noun = { gender: 'feminine', one: 'هللة واحدة', two: 'هللتان', few: 'هللات', many: 'هللة', other: 'هللة' }
const SCALES = [
  { size: 1_000_000, one: 'مليون', two: 'مليونان', ofTwo: 'مليونا', few: 'ملايين', many: 'مليوناً' },
  { size: 1000, one: 'ألف', two: 'ألفان', ofTwo: 'ألفا', few: 'آلاف', many: 'ألفاً' },
]

const DIGITS: Record<Gender, string[]> = {
  masculine: ['', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'],
  feminine: ['', 'واحدة', 'اثنتان', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع', 'عشر'],
}
const ELEVEN_AND_TWELVE: Record<Gender, string[]> = {
  masculine: ['أحد عشر', 'اثنا عشر'],
  feminine: ['إحدى عشرة', 'اثنتا عشرة'],
}
const TENS = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون']
const HUNDREDS = ['', 'مائة', 'مائتان', ...['ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'].map((of) => `${of}مائة`)]

function arabicTotal(riyals: number, halalas: number): string {
  const parts = [riyals > 0 && counted(riyals, RIYAL), halalas > 0 && counted(halalas, HALALA)].filter(Boolean)
  return `فقط ${parts.join(' و') || 'صفر ريال'} لا غير`
}

/** A number and what it counts, from 1: the last two digits rule the noun's form. */
function counted(number: number, noun: Noun): string {
  const last = number % 100
  const { gender, one, two } = noun
  if (last === 1 || last === 2) return [...arabicParts(number - last, gender, false), last === 1 ? one : two].join(' و')
  return `${arabicParts(number, gender, last === 0).join(' و')} ${formAfter(last, noun)}`
}

function formAfter(last: number, { few, many, other }: Pick<Noun, 'few' | 'many' | 'other'>): string {
  if (last >= 3 && last <= 10) return few
  return last > 10 ? many : other
}

/** The words of a number, to be joined by «و». `leads`: the counted noun follows at once, and takes the ending of a dual. */
function arabicParts(number: number, gender: Gender, leads: boolean): string[] {
  const parts: string[] = []
  let rest = number
  for (const scale of SCALES) {
    const count = Math.floor(rest / scale.size)
    rest %= scale.size
    if (count > 0) parts.push(scaled(count, scale, leads && rest === 0))
  }
  return [...parts, ...belowThousand(rest, gender, leads)]
}

/** Thousands or millions. */
function scaled(count: number, { one, two, ofTwo, few, many }: (typeof SCALES)[number], leads: boolean): string {
  if (count === 1) return one
  if (count === 2) return leads ? ofTwo : two
  const form = formAfter(count % 100, { few, many: leads ? one : many, other: one })
  return `${belowThousand(count, 'masculine', true).join(' و')} ${count % 100 < 3 ? one : form}`
}

function belowThousand(number: number, gender: Gender, leads: boolean): string[] {
  const hundreds = Math.floor(number / 100)
  const last = number % 100
  const hundred = leads && last === 0 && hundreds === 2 ? 'مائتا' : HUNDREDS[hundreds]!
  return [hundred, ...belowHundred(last, gender)].filter(Boolean)
}

function belowHundred(number: number, gender: Gender): string[] {
  if (number <= 10) return [alone(number, gender)]
  const digit = number % 10
  if (number < 13) return [ELEVEN_AND_TWELVE[gender][digit - 1]!]
  if (number < 20) return [`${alone(digit, gender)} ${gender === 'masculine' ? 'عشر' : 'عشرة'}`]
  const one = digit === 1 && gender === 'feminine' ? 'إحدى' : DIGITS[gender][digit]!
  return [one, TENS[Math.floor(number / 10)]!]
}

/** Eight is «ثماني» before its noun, and «ثمان» before «وعشرون». */
function alone(digit: number, gender: Gender): string {
  return digit === 8 && gender === 'feminine' ? 'ثماني' : DIGITS[gender][digit]!
}

const ENGLISH = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ')
const ENGLISH_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

function englishTotal(riyals: number, halalas: number): string {
  const parts = [
    (riyals > 0 || halalas === 0) && `${english(riyals)} riyal${riyals === 1 ? '' : 's'}`,
    halalas > 0 && `${english(halalas)} halala${halalas === 1 ? '' : 's'}`,
  ].filter(Boolean)
  const text = `${parts.join(' and ')} only`
  return text[0]!.toUpperCase() + text.slice(1)
}

function english(number: number): string {
  if (number < 20) return ENGLISH[number]!
  if (number < 100)
    return [ENGLISH_TENS[Math.floor(number / 10)], ENGLISH[number % 10]].slice(0, number % 10 ? 2 : 1).join('-')
  const [size, name] =
    number < 1000 ? [100, 'hundred'] : number < 1_000_000 ? [1000, 'thousand'] : [1_000_000, 'million']
  const rest = number % size
  return `${english(Math.floor(number / size))} ${name}${rest ? ` ${english(rest)}` : ''}`
}
