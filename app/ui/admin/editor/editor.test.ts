import { describe, expect, it, test } from 'vitest'
import { fileOf, isPictureAlone, leftOutOf } from './left-out.ts'
import { rovingIndex } from './use-roving-focus.ts'
import { LOOKS, withStylesAsText } from './pasted-html.ts'

const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

test('pictures of other sites and links of other kinds are counted, embedded pictures are handed on', () => {
  const html = [
    '<p><img alt="a" src="https://other.example/a.png"><IMG src=//other.example/b.png>',
    `<img src='${DOT}'><img src="/api/uploads/own.webp"></p>`,
    '<a class="x" href="http://other.example">old</a> <a href="https://other.example">new</a>',
  ].join('\n')
  expect(leftOutOf(html)).toEqual({ pictures: 2, links: 1, embedded: [DOT] })
})

test('nothing is left out of plain words', () =>
  expect(leftOutOf('<p>src="a.png" <b>bold</b></p>')).toEqual({ pictures: 0, links: 0, embedded: [] }))

test('an embedded picture becomes a file of its kind', async () => {
  const file = fileOf(DOT)
  expect([file.type, file.name]).toEqual(['image/gif', 'pasted.gif'])
  expect(new TextDecoder().decode((await file.arrayBuffer()).slice(0, 6))).toBe('GIF89a')
})

test.each([
  ['<meta charset="utf-8"><img src="https://other.example/a.png" alt="A &gt; B">', true],
  ['<html><body><!--StartFragment--><img src="file:///a.png"/><!--EndFragment--></body></html>', true],
  ['<p>Words</p><img src="https://other.example/a.png">', false],
  ['<img src="a.png"><img src="b.png">', false],
  ['<figure data-pm-slice="0 0 []"><img src="/api/uploads/own.webp"></figure>', false],
  ['', false],
])('%s is a picture alone: %s', (html, isAlone) => expect(isPictureAlone(html)).toBe(isAlone))

const bar = { direction: 'ltr', columns: 6 } as const
const menu = { direction: 'ltr', columns: 1 } as const
const palette = { direction: 'rtl', columns: 5 } as const

describe('in a bar', () => {
  test('the arrow in reading direction leads to the next item, and from the last to the first', () => {
    expect(rovingIndex('ArrowRight', 2, 6, bar)).toBe(3)
    expect(rovingIndex('ArrowRight', 5, 6, bar)).toBe(0)
    expect(rovingIndex('ArrowLeft', 0, 6, bar)).toBe(5)
  })

  test('reading from the right, the left arrow leads to the next item', () => {
    expect(rovingIndex('ArrowLeft', 2, 6, { ...bar, direction: 'rtl' })).toBe(3)
    expect(rovingIndex('ArrowRight', 2, 6, { ...bar, direction: 'rtl' })).toBe(1)
  })

  test('up, down and letters are left to the page', () => {
    for (const key of ['ArrowUp', 'ArrowDown', 'a', 'Tab']) expect(rovingIndex(key, 2, 6, bar)).toBeNull()
  })
})

test('in a menu up and down lead on, the arrows to the sides do nothing', () => {
  expect(rovingIndex('ArrowDown', 6, 7, menu)).toBe(0)
  expect(rovingIndex('ArrowUp', 0, 7, menu)).toBe(6)
  expect(rovingIndex('ArrowRight', 0, 7, menu)).toBeNull()
})

test('in the palette up and down lead to the other row', () => {
  expect(rovingIndex('ArrowDown', 1, 10, palette)).toBe(6)
  expect(rovingIndex('ArrowUp', 1, 10, palette)).toBe(6)
  expect(rovingIndex('ArrowLeft', 4, 10, palette)).toBe(5)
})

test('Home and End lead to the ends', () => {
  expect(rovingIndex('Home', 4, 10, palette)).toBe(0)
  expect(rovingIndex('End', 4, 10, palette)).toBe(9)
})

describe('pasted styles', () => {
  it.each([
    ['<p style="margin:0">a</p>', '<p data-style-text="margin:0">a</p>'],
    ["<P dir=ltr\nSTYLE = 'margin:0'>a</P>", "<P dir=ltr data-style-text = 'margin:0'>a</P>"],
    ['<br/style="margin:0">', '<br data-style-text="margin:0">'],
    ['<img alt="a > b" style="margin:0">', '<img alt="a > b" data-style-text="margin:0">'],
    ["it's <p style='a'>it's</p> <p style='b'>", "it's <p data-style-text='a'>it's</p> <p data-style-text='b'>"],
    ['<meta><style>p { margin: 0 }</style><p>a</p>', '<meta><p>a</p>'],
  ])('become text that no browser applies: %s', (html, text) => expect(withStylesAsText(html)).toBe(text))

  it.each(['<p title="my style=plain">a</p>', '<p data-style="x">a style="b"</p>', 'a < b style="c"', ''])(
    'are attributes and nothing else: %s',
    (html) => expect(withStylesAsText(html)).toBe(html),
  )

  it.each([
    ['font-weight:700', { strong: 'on' }],
    ['color:red; FONT-WEIGHT: Bold !important', { strong: 'on' }],
    ['font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline', { strong: 'off', em: 'off' }],
    ['font-weight:normal', { strong: 'off' }],
    ['font-style:italic;text-decoration:underline line-through', { em: 'on', u: 'on', s: 'on' }],
    ['text-decoration:none;text-decoration-line:underline', { u: 'on' }],
    ['font-weight:700;font-weight:400', { strong: 'off' }],
    ['vertical-align:super', { sup: 'on' }],
    ['vertical-align:sub', { sub: 'on' }],
    ['font-family:"bold";background:url(a:b)', {}],
  ])('say how words look: %s', (style, said) => {
    const says = LOOKS.map(({ element, says: say }) => [element, say(style)] as const)
    expect(Object.fromEntries(says.filter(([, say]) => say !== null))).toEqual(said)
  })
})
