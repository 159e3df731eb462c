import { describe, expect, test } from 'vitest'
import { isolateRuns, toSearchable } from './printed-text.ts'
import { withoutReversals, withWholeLines } from './content-stream.ts'

const marked = (text: string) => isolateRuns(text, 'ar').replaceAll('\u2066', '[').replaceAll('\u2069', ']')

test.each([
  ['استطالة ≥ 250% عند القطع', 'استطالة [≥ 250%] عند القطع'],
  ['تصنيف الحريق (DIN 4102-1)', 'تصنيف الحريق ([DIN 4102-1])'],
  ['نسبة الخلط 3:1، ثم', 'نسبة الخلط [3:1]، ثم'],
  ['200 مل + 50 جم', '[200] مل + [50] جم'],
  ['بلاط 300×40 و24*750', 'بلاط [300×40] و[24*750]'],
  ['وفق EN 204. ثم', 'وفق [EN 204]. ثم'],
])('%s keeps each run apart', (text, expected) => expect(marked(text)).toBe(expected))

test('what is printed has no vowel signs and no lengthened words, wherever it stands', () =>
  expect(toSearchable({ words: ['صُنع', 'شهراً'], name: { ar: 'صـــوت' }, pages: 3 })).toEqual({
    words: ['صنع', 'شهرا'],
    name: { ar: 'صوت' },
    pages: 3,
  }))

test('letters with a hamza stay what they are, however they were typed', () =>
  expect(toSearchable('أكر\u064a\u0654')).toBe('أكر\u0626'))

describe('the content of a page', () => {
  test('loses the mark of a reversed run and keeps what it encloses', () =>
    expect(withoutReversals('BT\n/ReversedChars BMC\n(\\000\\007) Tj\nEMC\nET')).toBe('BT\n(\\000\\007) Tj\nET'))

  test('keeps other marks round a reversed run and within it', () => {
    const content = (open: string, close: string) =>
      `/Span <<\n  /MCID 1\n>> BDC\n${open}/Artifact BMC\n(a) Tj\nEMC\n${close}EMC\n`
    expect(withoutReversals(content('/ReversedChars BMC\n', 'EMC\n'))).toBe(content('', ''))
  })

  test('does not take the letters of a string for marks', () => {
    const string = '(EMC \\( (EMC ) /ReversedChars BMC ) Tj'
    expect(withoutReversals(`/ReversedChars BMC\n${string}\nEMC\n`)).toBe(`${string}\n`)
  })

  test('keeps what a mark says of its part, whatever signs stand in it', () => {
    const content = (open: string, close: string) =>
      `/Span <<\n  /MCID 1\n  /Lang (ar)\n>> BDC\n${open}(((a)) \\( ) Tj\n${close}` +
      `/Span <<\n  /ActualText (\\))\n>> BDC\n${open}<008c> Tj\n${close}EMC\nEMC\n`
    expect(withoutReversals(content('/ReversedChars BMC\n', 'EMC\n'))).toBe(content('', ''))
  })
})

describe('the lines of a page', () => {
  const run = (number: number, x: number, { y = 684.9, font = '/f0 15 Tf' } = {}) =>
    `/Span <<\n  /MCID ${number}\n>> BDC\nq\n1 0 0 -1 ${x} ${y} cm\nBT\n${font}\n(${number}) Tj\nET\nQ\nEMC\n`
  const drawn = (content: string) => [...content.matchAll(/\((\d)\) Tj/g)].map(([, number]) => number).join('')
  const oneTag = () => 'P'

  test('are one piece each, drawn from left to right', () => {
    const { content, joined } = withWholeLines(`q\n${run(1, 200)}${run(2, 150)}${run(3, 90)}Q\n`, oneTag)
    expect(drawn(content)).toBe('321')
    expect(content.match(/BDC/g)).toHaveLength(1)
    expect(content).toContain('/MCID 1>>')
    expect(joined).toEqual([2, 3])
  })

  test('stay in their order, one below the other', () => {
    const { content, joined } = withWholeLines(
      run(1, 200) + run(2, 150) + run(3, 200, { y: 670 }) + run(4, 150, { y: 670 }),
      oneTag,
    )
    expect(drawn(content)).toBe('2143')
    expect(joined).toEqual([2, 4])
  })

  test('keep what is said of a letter within them, and their language', () => {
    const bracket = '/Span <<\n  /ActualText (\\))\n>> BDC\n<008c> Tj\nEMC\n'
    const arabic = (text: string) => text.replace('\n>> BDC\nq', '\n  /Lang (ar)\n>> BDC\nq')
    const first = arabic(run(1, 200)).replace('ET\n', `${bracket}ET\n`)
    const { content, joined } = withWholeLines(first + arabic(run(2, 150)), oneTag)
    expect(drawn(content)).toBe('21')
    expect(content).toContain(bracket)
    expect(content).toMatch(/^\/Span <<\/MCID 1 \/Lang \(ar\)>> BDC\n/)
    expect(joined).toEqual([2])
    expect(withWholeLines(run(1, 200) + arabic(run(2, 150)), oneTag).joined).toEqual([])
  })

  test('do not take in a run of another tag, of another font, or behind a drawing', () => {
    const apart = [
      [run(1, 200) + run(2, 150), (number: number) => number],
      [run(1, 200) + run(2, 150, { font: '/f1 8 Tf' }), oneTag],
      [`${run(1, 200)}0 0 m\n${run(2, 150)}`, oneTag],
    ] as const
    for (const [content, tagOf] of apart) expect(withWholeLines(content, tagOf)).toEqual({ content, joined: [] })
  })
})
