import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { splitRules } from '#scripts/delivery/split-stylesheet.ts'
import { createCriticalCss } from './critical-css.ts'

const HREF = '/assets/app-1.css'
const HIDDEN = '[data-first-view] [data-below-fold=""]{display:none}'

const pageOf = (body: string) =>
  `<!DOCTYPE html><html lang="ar"><head><link rel="stylesheet" href="${HREF}"/></head><body>${body}</body></html>`

/** A page with the styles that it gets from the stylesheet. */
function styled(css: string, html: string): string {
  return createCriticalCss({ href: HREF, fontFaces: '', rules: splitRules(css) })(html, 'visitors').pieces.join('')
}

/** The styles that a page of `body` gets from the stylesheet. */
function stylesOf(css: string, body: string): string {
  const html = styled(css, pageOf(body))
  return /<style id="critical-css">(.*?)<\/style>/.exec(html)![1]!.replace(HIDDEN, '')
}

test('a page carries the rules that its own elements need, in their order and place', () => {
  const css = '@layer base{a{color:red}b{color:red}}@layer parts{.card{color:red}.card,.none{margin:0}.none{color:red}}'
  expect(stylesOf(css, '<a class="big card">')).toBe(
    '@layer base{a{color:red}}@layer parts{.card{color:red}.card{margin:0}}',
  )
})

test('the policy can name the styles by their hash', () => {
  const { pieces, hash } = createCriticalCss({ href: HREF, fontFaces: '', rules: splitRules('a{color:red}') })(
    pageOf('<a>'),
    'visitors',
  )
  const css = /<style id="critical-css">(.*?)<\/style>/.exec(pieces.join(''))![1]!
  expect(hash).toBe(`sha256-${createHash('sha256').update(css).digest('base64')}`)
})

test('phones do not ask for the stylesheet, wide windows and browsers without scripts wait for it', () => {
  const sheet = `<link id="stylesheet" rel="stylesheet" href="${HREF}"/>`
  const html = styled('', pageOf(''))
  expect(html).toContain(`<noscript>${sheet}</noscript><script>matchMedia("(min-width:48rem)").matches?`)
  expect(html.replace(`<noscript>${sheet}</noscript>`, '')).not.toContain(HREF)
})

test('the policy can name the script that wide windows ask for the stylesheet by', () => {
  const { pieces, scripts } = createCriticalCss({ href: HREF, fontFaces: '', rules: [] })(pageOf(''), 'visitors')
  expect(scripts).toMatch(/^<script>.*<\/script>$/)
  expect(pieces.join('')).toContain(scripts)
})

test('what comes later is not shown before the whole stylesheet, and brings no rules', () => {
  const css = '.first{a:b}.later{a:b}.within{a:b}.last{a:b}'
  const later = '<div data-below-fold="" class="later"><div class="within"></div></div>'
  expect(stylesOf(css, `<main><p class="first"></p>${later}</main><i class="last">`)).toBe('.first{a:b}.last{a:b}')
})

test('what comes later may hold elements like itself, or be without an end', () => {
  const css = '.first{a:b}.later{a:b}.last{a:b}'
  const nested = '<div data-below-fold=""><div><div class="later"></div></div><b class="later"></b></div>'
  expect(stylesOf(css, `<i class="first"></i>${nested}<hr data-below-fold=""><i class="last">`)).toBe(
    '.first{a:b}.last{a:b}',
  )
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

describe('font faces', () => {
  const fontFaces = '@font-face{font-family:Plex;src:url(/assets/plex.woff2)}'
  const style = createCriticalCss({ href: HREF, fontFaces, rules: splitRules('p{color:red}') })

  test("come with visitors' pages, after the rules of the first view", () => {
    const html = style(pageOf('<p>'), 'visitors').pieces.join('')
    expect(html).toContain(`<style id="critical-css">p{color:red}${fontFaces}`)
  })

  test("come with staff's screens alone, which wait for their whole stylesheet", () => {
    const { pieces, hash, scripts } = style(pageOf('<p>'), 'staff')
    const sheet = `<link rel="stylesheet" href="${HREF}"/>`
    expect(pieces.join('')).toContain(`<head><style id="critical-css">${fontFaces}</style>${sheet}</head>`)
    expect(hash).toBe(`sha256-${createHash('sha256').update(fontFaces).digest('base64')}`)
    expect(scripts).toBe('')
  })
})

test('a page without the stylesheet stays as it is', () => {
  const html = '<!DOCTYPE html><p>504'
  expect(createCriticalCss({ href: HREF, fontFaces: '', rules: [] })(html, 'visitors')).toEqual({
    pieces: [html],
    hash: null,
    scripts: '',
  })
})
