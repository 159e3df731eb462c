import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sheetPieces } from '../../scripts/sheet-pieces.ts'
import { createFirstStyles } from './first-styles.ts'
import { textOf } from './page-pieces.ts'

const HREF = '/assets/app-1.css'
const HIDDEN = '[data-first-view] [data-later=""]{display:none}'

const pageOf = (body: string) =>
  `<!DOCTYPE html><html lang="ar"><head><link rel="stylesheet" href="${HREF}"/></head><body>${body}</body></html>`

/** A page with the styles that it gets from the sheet. */
function styled(css: string, html: string): string {
  return createFirstStyles({ href: HREF, faces: '', pieces: sheetPieces(css) })([html], 'visitors')
    .pieces.map(textOf)
    .join('')
}

/** The styles that a page of `body` gets from the sheet. */
function stylesOf(css: string, body: string): string {
  const html = styled(css, pageOf(body))
  return /<style id="first-styles">(.*?)<\/style>/.exec(html)![1]!.replace(HIDDEN, '')
}

test('a page carries the rules that its own elements need, in their order and place', () => {
  const css = '@layer base{a{color:red}b{color:red}}@layer parts{.card{color:red}.card,.none{margin:0}.none{color:red}}'
  expect(stylesOf(css, '<a class="big card">')).toBe(
    '@layer base{a{color:red}}@layer parts{.card{color:red}.card{margin:0}}',
  )
})

test('the policy can name the styles by their hash', () => {
  const { pieces, hash } = createFirstStyles({ href: HREF, faces: '', pieces: sheetPieces('a{color:red}') })(
    [pageOf('<a>')],
    'visitors',
  )
  const css = /<style id="first-styles">(.*?)<\/style>/.exec(pieces.map(textOf).join(''))![1]!
  expect(hash).toBe(`sha256-${createHash('sha256').update(css).digest('base64')}`)
})

test('phones do not ask for the sheet, wide windows and browsers without scripts wait for it', () => {
  const sheet = `<link id="sheet" rel="stylesheet" href="${HREF}"/>`
  const html = styled('', pageOf(''))
  expect(html).toContain(`<noscript>${sheet}</noscript><script>matchMedia("(min-width:48rem)").matches?`)
  expect(html.replace(`<noscript>${sheet}</noscript>`, '')).not.toContain(HREF)
})

test('the policy can name the script that wide windows ask for the sheet by', () => {
  const { pieces, scripts } = createFirstStyles({ href: HREF, faces: '', pieces: [] })([pageOf('')], 'visitors')
  expect(scripts).toMatch(/^<script>.*<\/script>$/)
  expect(pieces.map(textOf).join('')).toContain(scripts)
})

test('what comes later is not shown before the whole sheet, and brings no rules', () => {
  const css = '.first{a:b}.later{a:b}.within{a:b}.last{a:b}'
  const later = '<div data-later="" class="later"><div class="within"></div></div>'
  expect(stylesOf(css, `<main><p class="first"></p>${later}</main><i class="last">`)).toBe('.first{a:b}.last{a:b}')
})

test('parts that are at hand for many pages bring their rules where they are in the first view', () => {
  const first = createFirstStyles({ href: HREF, faces: '', pieces: sheetPieces('.seen{a:b}.later{a:b}.both{a:b}') })
  const [seen, later] = [{ html: '<b class="seen">' }, { html: '<b class="later">' }]
  const [start = '', end = ''] = pageOf('|').split('|')
  const { pieces } = first([start, '<p>', seen, '</p><div data-later=""><p>', later, '</p></div>', end], 'visitors')
  expect(pieces.map(textOf).join('')).toContain('<style id="first-styles">.seen{a:b}')
  expect(pieces.map(textOf).join('')).not.toContain('.later{')
  expect(pieces).toEqual(expect.arrayContaining([seen, later]))
})

test('a page carries the rules of the languages that it shows', () => {
  const css = '[lang|=ar]{a:b}[lang|=en]{c:d}'
  expect(stylesOf(css, '<p>')).toBe('[lang|=ar]{a:b}')
  expect(stylesOf(css, '<p lang="en">')).toBe(css)
})

test('properties and animations come with the rules that use them', () => {
  const css =
    ':root{--a:1;--b:var(--a);--c:2}.card{margin:var(--b);animation:turn 1s}' +
    '@keyframes turn{to{rotate:1turn}}@keyframes fall{to{top:0}}@property --c{syntax:"*";inherits:false}'
  expect(stylesOf(css, '<p class="card">')).toBe(
    ':root{--a:1;--b:var(--a)}.card{margin:var(--b);animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
  )
})

describe('faces of fonts', () => {
  const faces = '@font-face{font-family:Plex;src:url(/assets/plex.woff2)}'
  const style = createFirstStyles({ href: HREF, faces, pieces: sheetPieces('p{color:red}') })

  test("come with visitors' pages, after the rules of the first view", () => {
    const html = style([pageOf('<p>')], 'visitors')
      .pieces.map(textOf)
      .join('')
    expect(html).toContain(`<style id="first-styles">p{color:red}${faces}`)
  })

  test("come with staff's screens alone, which wait for their whole sheet", () => {
    const { pieces, hash, scripts } = style([pageOf('<p>')], 'staff')
    const sheet = `<link rel="stylesheet" href="${HREF}"/>`
    expect(pieces.map(textOf).join('')).toContain(`<head><style id="first-styles">${faces}</style>${sheet}</head>`)
    expect(hash).toBe(`sha256-${createHash('sha256').update(faces).digest('base64')}`)
    expect(scripts).toBe('')
  })
})

test('a page without the sheet stays as it is', () => {
  const html = '<!DOCTYPE html><p>504'
  expect(createFirstStyles({ href: HREF, faces: '', pieces: [] })([html], 'visitors')).toEqual({
    pieces: [html],
    hash: null,
    scripts: '',
  })
})
