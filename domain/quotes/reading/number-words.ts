import { foldText } from '#domain/text/fold.ts'

const ROWS = `
1 واحد واحدة وحدة one
2 اثنين اثنان ثنتين اثنتين two
3 ثلاث ثلاثة تلات تلاتة three
4 اربع اربعة four
5 خمس خمسة five
6 ست ستة six
7 سبع سبعة seven
8 ثمان ثمانية ثماني تمنية eight
9 تسع تسعة nine
10 عشر عشرة عشره ten
11 احدعش احد_عشر eleven
12 اثنعش اثناعشر twelve
13 ثلاثطعش thirteen
14 اربعطعش fourteen
15 خمسطعش خمسة_عشر fifteen
16 ستطعش sixteen
20 عشرين عشرون twenty
30 ثلاثين ثلاثون تلاتين thirty
40 اربعين اربعون forty
50 خمسين خمسون fifty
60 ستين ستون sixty
70 سبعين سبعون seventy
80 ثمانين ثمانون eighty
90 تسعين تسعون ninety
100 مية مئة مائة مئه hundred
200 ميتين مئتين مئتان مائتين
1000 الف thousand
2000 الفين`

const VALUES = new Map(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [value, ...words] = row.split(' ')
      return words.map((word) => [foldText(word.replace('_', ' ')), Number(value)] as const)
    }),
)

/** The number that folded words from here on say, and how many words it takes: `خمسه وعشرين` is 25. */
export function numberSaid(words: readonly string[], at: number): { value: number; length: number } | null {
  const first = VALUES.get(words[at] ?? '')
  if (first === undefined) return null
  let value = first
  let length = 1
  for (;;) {
    const isApart = words[at + length] === 'و' || words[at + length] === 'and'
    const word = words[at + length + (isApart ? 1 : 0)] ?? ''
    const bare = isApart || !word.startsWith('و') ? word : word.slice(1)
    const isJoined = isApart || bare !== word
    const next = VALUES.get(bare)
    if (next === undefined) return { value, length }
    if (isJoined && next !== value) value += next
    else if (!isJoined && (next === 100 || next === 1000) && value < next) value *= next
    else if (!isJoined && value >= 20 && next < 10) value += next
    else return { value, length }
    length += isApart ? 2 : 1
  }
}

const HALVES = new Set(['نص', 'نصف', 'ربع', 'half', 'quarter'])

export function isHalf(folded: string): boolean {
  return HALVES.has(folded.replace(/^و/, ''))
}
