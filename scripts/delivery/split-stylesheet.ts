import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss'
import type { ViteDevServer } from 'vite'
import type { SplitRule, SplitSelector, SplitStylesheet } from '#server/delivery/critical-css.ts'

const WIDE_REM = 48

/** Nobody has touched a page that is just being shown: nothing is pointed at, chosen, filled in wrongly or in motion. */
const TOUCHED =
  /:(?:hover|active|focus|disabled|user-|-moz-|modal|popover-open)|::(?:-webkit|file|selection|backdrop)|\[(?:open|aria-expanded=true|data-scrolled|data-leaving|data-fade|data-writing)/
/** Declarations that make no difference to it; `body` has a face of its own. */
const UNSEEN =
  /^(?:transition|animation-delay|scroll-|overscroll-|tab-size|cursor|font-(?:feature|variation)-settings|(?:-webkit-)?user-select|-webkit-(?:font-smoothing|text-decoration|tap-highlight-color)|appearance:button|outline|(?:timeline-scope|view-timeline)|font-family:var\(--default-)/

/** In the terms of the tool that lowers what these do not know; they are those of the build. */
export const OLDEST_BROWSERS = {
  chrome: 111 << 16,
  safari: (16 << 16) | (4 << 8),
  ios_saf: (16 << 16) | (4 << 8),
  firefox: 128 << 16,
}

const SOURCE = '/app/styles/app.css'

/**
 * Splits the built stylesheet, for the server to write critical CSS from. Font faces stand in every page and are taken out of
 * the stylesheet: as it comes later, they would have browsers lay out everything anew.
 */
export function writeSplitStylesheet(build: string): void {
  const assets = join(build, 'client/assets')
  const files = readdirSync(assets).filter((file) => /^app-.+\.css$/.test(file))
  if (files.length !== 1) throw new Error(`${assets} should hold one stylesheet of the site, not ${files.length}`)
  const file = join(assets, files[0]!)
  const { rest, ...split } = splitStylesheet(`/assets/${files[0]!}`, readFileSync(file, 'utf8'))
  writeFileSync(join(build, 'split-stylesheet.json'), JSON.stringify(split))
  writeFileSync(file, rest)
}

export async function developedStylesheet(vite: ViteDevServer): Promise<SplitStylesheet> {
  const { code } = (await vite.environments.client.transformRequest(`${SOURCE}?direct`))!
  return splitStylesheet(SOURCE, code)
}

function splitStylesheet(href: string, css: string): SplitStylesheet & { rest: string } {
  const root = postcss.parse(css)
  const fontFaces: string[] = []
  root.walkAtRules('font-face', (face) => {
    fontFaces.push(face.toString())
    face.remove()
  })
  const rest = root.toString()
  return { href, fontFaces: fontFaces.join(''), rules: splitRules(rest), rest }
}

/** What only wide windows, printers, colours of the reader's own and browsers of long ago read is left out. */
export function splitRules(css: string): SplitRule[] {
  return rulesOf(postcss.parse(css), [])
}

const NAMED = ['keyframes', 'property']

function rulesOf(container: Container, inside: string[]): SplitRule[] {
  return (container.nodes ?? []).flatMap((node) => rulesOfNode(node, inside))
}

function rulesOfNode(node: ChildNode, inside: string[]): SplitRule[] {
  if (node.type === 'rule') return [splitRule(node, inside)]
  if (node.type !== 'atrule') return []
  // Its place among the layers counts for the whole sheet, too, which comes later.
  if (isLayerOfLongAgo(node)) return [{ inside, name: '', text: `@layer ${node.params};` }]
  if (levelsOut(node, inside)) return []
  if (NAMED.includes(node.name)) return [{ inside, name: node.params, text: node.toString() }]
  return isForLater(node) ? [] : rulesOf(node, [...inside, `@${node.name} ${node.params}`.trim()])
}

function splitRule(rule: Rule, inside: string[]): SplitRule {
  const declarations = rule.nodes.filter(
    (node): node is Declaration => node.type === 'decl' && !UNSEEN.test(node.toString()),
  )
  return {
    inside,
    selectors: rule.selectors.filter(counts).map((text): SplitSelector => ({ text, needs: needsOf(text) })),
    declarations: declarations.map((one) => one.toString()),
  }
}

/** Whether it finds something on a page that nobody has touched. There are no shadow trees with hosts in them. */
function counts(selector: string): boolean {
  return selector !== ':host' && !TOUCHED.test(selector.replaceAll(/:not\([^()]*\)/g, ''))
}

/** Values of properties where browsers cannot declare them. */
function isLayerOfLongAgo({ name, params }: AtRule): boolean {
  return name === 'layer' && params === 'properties'
}

/** What levels out differences between browsers that this site's own rules do. */
function levelsOut({ name }: AtRule, inside: string[]): boolean {
  return name === 'supports' && inside[0] === '@layer base'
}

/** In force once the sheet is there: by then nothing has moved, and readers' own colours are theirs in any case. */
const LATER_MEDIA = /^(?:print|\(forced-colors|\(prefers-reduced-motion)/

/** What the first view of a phone does without, wide windows and paper among it. */
function isForLater({ name, params }: AtRule): boolean {
  if (name !== 'media') return false
  const least = /^\(width ?>= ?(\d+)rem\)/.exec(params)?.[1]
  return LATER_MEDIA.test(params) || Number(least) >= WIDE_REM
}

const OF_LANGUAGE = /^\[lang\|="?(\w+)"?\]$/

/** `.a > b.c:not(.d)` finds nothing on a page without the class `a`, the element `b` and the class `c`. */
function needsOf(selector: string): string[] {
  const language = OF_LANGUAGE.exec(selector)?.[1]
  if (language) return [`lang=${language}`]
  const names: string[] = []
  const plain = selector.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_escape, code: string, sign: string) => {
    names.push(code ? String.fromCodePoint(parseInt(code, 16)) : sign)
    return `\0${String.fromCodePoint(FIRST_SIGN + names.length - 1)}`
  })
  const bare = withoutBrackets(plain).replaceAll(/::?[\w-]+/g, '')
  const needs = [...bare.matchAll(/\.?[\w\0\u{E000}-\u{F8FF}-]+/gu)].map(([need]) =>
    need.replaceAll(/\0(.)/gu, (_mark, sign: string) => names[sign.codePointAt(0)! - FIRST_SIGN]!),
  )
  return selector.includes('[loading=lazy]') ? ['loading=lazy', ...needs] : needs
}

/** Escaped signs stand as these while a selector is taken apart. */
const FIRST_SIGN = 0xe000

/** Without `[…]` and `(…)`, but with what stands alone in a `:where(…)`. */
function withoutBrackets(text: string): string {
  const less = text.replaceAll(/:(?:where|is)\(([^[\](),]*)\)/g, '$1').replaceAll(/\[[^[\]()]*\]|\([^[\]()]*\)/g, '')
  return less === text ? text : withoutBrackets(less)
}
