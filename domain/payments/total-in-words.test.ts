import { expect, test } from 'vitest'
import { totalInWords } from './total-in-words.ts'

test.each([
  ['609.60', 'ستمائة وتسعة ريالات وستون هللة', 'Six hundred nine riyals and sixty halalas'],
  ['0.00', 'صفر ريال', 'Zero riyals'],
  ['0.05', 'خمس هللات', 'Five halalas'],
  ['1.01', 'ريال واحد وهللة واحدة', 'One riyal and one halala'],
  ['2.02', 'ريالان وهللتان', 'Two riyals and two halalas'],
  ['8.08', 'ثمانية ريالات وثماني هللات', 'Eight riyals and eight halalas'],
  ['10.10', 'عشرة ريالات وعشر هللات', 'Ten riyals and ten halalas'],
  ['11.11', 'أحد عشر ريالاً وإحدى عشرة هللة', 'Eleven riyals and eleven halalas'],
  ['12.12', 'اثنا عشر ريالاً واثنتا عشرة هللة', 'Twelve riyals and twelve halalas'],
  ['18.18', 'ثمانية عشر ريالاً وثماني عشرة هللة', 'Eighteen riyals and eighteen halalas'],
  ['98.28', 'ثمانية وتسعون ريالاً وثمان وعشرون هللة', 'Ninety-eight riyals and twenty-eight halalas'],
  ['21.21', 'واحد وعشرون ريالاً وإحدى وعشرون هللة', 'Twenty-one riyals and twenty-one halalas'],
  ['100.00', 'مائة ريال', 'One hundred riyals'],
  ['101.00', 'مائة وريال واحد', 'One hundred one riyals'],
  ['102.00', 'مائة وريالان', 'One hundred two riyals'],
  ['200.00', 'مائتا ريال', 'Two hundred riyals'],
  ['1200.00', 'ألف ومائتا ريال', 'One thousand two hundred riyals'],
  ['2000.00', 'ألفا ريال', 'Two thousand riyals'],
  ['3000.00', 'ثلاثة آلاف ريال', 'Three thousand riyals'],
  ['12500.00', 'اثنا عشر ألفاً وخمسمائة ريال', 'Twelve thousand five hundred riyals'],
  ['11000.00', 'أحد عشر ألف ريال', 'Eleven thousand riyals'],
  ['200000.00', 'مائتا ألف ريال', 'Two hundred thousand riyals'],
  ['2000003.00', 'مليونان وثلاثة ريالات', 'Two million three riyals'],
  [
    '1234567.89',
    'مليون ومائتان وأربعة وثلاثون ألفاً وخمسمائة وسبعة وستون ريالاً وتسع وثمانون هللة',
    'One million two hundred thirty-four thousand five hundred sixty-seven riyals and eighty-nine halalas',
  ],
])('%s is said in both languages', (amount, arabic, english) => {
  expect([totalInWords(amount, 'ar'), totalInWords(amount, 'en')]).toEqual([`فقط ${arabic} لا غير`, `${english} only`])
})

/* Read back by the values of single words, so that a wrong word or a lost one changes the sum. */

const ARABIC_VALUES: [RegExp, number][] = [
  [/^صفر$/, 0],
  ...['واحد', 'اثن', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'].flatMap((stem, at): [RegExp, number][] => [
    [new RegExp(`^${stem}(?:ة|ية|ا|تا|ان|تان|ي)?$`), at + 1],
    [new RegExp(`^${stem}(?:ون)$`), (at + 1) * 10],
    [new RegExp(`^${stem}مائة$`), (at + 1) * 100],
  ]),
  [/^(?:أحد|إحدى)$/, 1],
  [/^عشرة?$/, 10],
  [/^عشرون$/, 20],
  [/^مائة$/, 100],
  [/^مائتا(?:ن)?$/, 200],
]
const ARABIC_SCALES: [RegExp, number, number][] = [
  [/^(?:ألف|ألفاً|آلاف)$/, 1000, 1],
  [/^ألفا(?:ن)?$/, 1000, 2],
  [/^(?:مليون|مليوناً|ملايين)$/, 1_000_000, 1],
  [/^مليونا(?:ن)?$/, 1_000_000, 2],
]
const NOUNS: [RegExp, number][] = [
  [/^(?:ريال|ريالاً|ريالات)$/, 100],
  [/^(?:هللة|هللات)$/, 1],
]

/** Halalas. */
function readArabic(text: string): number {
  let [sum, number, group] = [0, 0, 0]
  for (const word of wordsOf(text)) {
    const scale = ARABIC_SCALES.find(([form]) => form.test(word))
    const noun = NOUNS.find(([form]) => form.test(word))
    if (scale) [number, group] = [number + scale[1] * (group || scale[2]), 0]
    else if (noun) [sum, number, group] = [sum + noun[1] * (number + group), 0, 0]
    else group += valueOf(word)
  }
  return sum
}

function valueOf(word: string): number {
  const found = ARABIC_VALUES.find(([form]) => form.test(word))
  if (!found) throw new Error(`${word} is no word of a number`)
  return found[1]
}

/** One and two, which follow their noun or are said by it, before it; each word without its «و». */
function wordsOf(text: string): string[] {
  const inOrder = text
    .replace(/^فقط | لا غير$/g, '')
    .replace(/(ريال|هللة) واحدة?/g, 'واحد $1')
    .replace('ريالان', 'اثنان ريال')
    .replace('هللتان', 'اثنان هللة')
  return inOrder.split(' ').map((word) => (/^واحدة?$/.test(word) ? word : word.replace(/^و/, '')))
}

const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const ENGLISH_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'

function readEnglish(text: string): number {
  let [sum, number, group] = [0, 0, 0]
  for (const word of text
    .toLowerCase()
    .replace(/ only$/, '')
    .split(/[ -]/)) {
    const small = ENGLISH.split(' ').indexOf(word)
    const tens = ENGLISH_TENS.split(' ').indexOf(word)
    if (small >= 0) group += small
    else if (tens >= 0) group += (tens + 2) * 10
    else if (word === 'hundred') group *= 100
    else if (word === 'thousand' || word === 'million')
      [number, group] = [number + group * (word === 'thousand' ? 1000 : 1_000_000), 0]
    else if (/^(?:riyal|halala)s?$/.test(word)) {
      sum += (number + group) * (word.startsWith('r') ? 100 : 1)
      ;[number, group] = [0, 0]
    } else if (word !== 'and') throw new Error(`${word} is no word of a number`)
  }
  return sum
}

test('two thousand amounts are read back as they were', () => {
  // Every form of the last digits, and every size.
  const riyals = [
    ...Array.from({ length: 1220 }, (_, at) => at),
    ...Array.from({ length: 780 }, (_, at) => Math.floor((999_999_999 * (at + 1) ** 3) / 780 ** 3)),
  ]
  const wrong = riyals.flatMap((whole, at) => {
    const halalas = (at * 7) % 100
    const amount = `${whole}.${String(halalas).padStart(2, '0')}`
    const [ar, en] = [totalInWords(amount, 'ar'), totalInWords(amount, 'en')]
    const read = [readArabic(ar), readEnglish(en)]
    return read.every((one) => one === whole * 100 + halalas) ? [] : [{ amount, ar, en, read }]
  })
  expect(wrong).toEqual([])
})
