import { describe, expect, it } from 'vitest'
import { LOOKS, withStylesAsText } from './style-text.ts'

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
