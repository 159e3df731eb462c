import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss'
import type { SheetPiece, SheetPieces, SheetSelector } from '../server/web/first-styles.ts'

/** From here on a window is wide. */
const WIDE_REM = 48

/** Nobody has touched a page that is just being shown: nothing is pointed at, chosen, filled in wrongly or in motion. */
const TOUCHED =
  /:(?:hover|active|focus|disabled|user-|-moz-|modal|popover-open)|::(?:-webkit|file|selection|backdrop)|\[(?:open|aria-expanded=true|data-scrolled|data-leaving|data-fade)/
/** Declarations that make no difference to it; `body` has a face of its own. */
const UNSEEN =
  /^(?:transition|animation-delay|scroll-|overscroll-|tab-size|cursor|font-(?:feature|variation)-settings|(?:-webkit-)?user-select|-webkit-(?:text-decoration|tap-highlight-color)|font-family:var\(--default-)/

/**
 * Takes the built sheet of the site apart, for the server to write its first styles from. The faces of fonts stand in every page
 * and are taken out of the sheet: as it comes later, they would have browsers lay out everything anew.
 */
export function writeSheetPieces(build: string): void {
  const assets = join(build, 'client/assets')
  const sheets = readdirSync(assets).filter((file) => /^app-.+\.css$/.test(file))
  if (sheets.length !== 1) throw new Error(`${assets} should hold one sheet of the site, not ${sheets.length}`)
  const sheet = join(assets, sheets[0]!)
  const { faces, css } = withoutFaces(readFileSync(sheet, 'utf8'))
  const written: SheetPieces = { href: `/assets/${sheets[0]!}`, faces, pieces: sheetPieces(css) }
  writeFileSync(join(build, 'sheet-pieces.json'), JSON.stringify(written))
  writeFileSync(sheet, css)
}

function withoutFaces(css: string): { faces: string; css: string } {
  const root = postcss.parse(css)
  const faces: string[] = []
  root.walkAtRules('font-face', (face) => {
    faces.push(face.toString())
    face.remove()
  })
  return { faces: faces.join(''), css: root.toString() }
}

/** What only wide windows, printers, colours of the reader's own and browsers of long ago read is left out. */
export function sheetPieces(css: string): SheetPiece[] {
  return piecesOf(postcss.parse(css), [])
}

const NAMED = ['keyframes', 'property']

function piecesOf(container: Container, inside: string[]): SheetPiece[] {
  return (container.nodes ?? []).flatMap((node) => pieceOf(node, inside))
}

function pieceOf(node: ChildNode, inside: string[]): SheetPiece[] {
  if (node.type === 'rule') return [pieceOfRule(node, inside)]
  if (node.type !== 'atrule') return []
  // Its place among the layers counts for the whole sheet, too, which comes later.
  if (isLayerOfLongAgo(node)) return [{ inside, name: '', text: `@layer ${node.params};` }]
  if (levelsOut(node, inside)) return []
  if (NAMED.includes(node.name)) return [{ inside, name: node.params, text: node.toString() }]
  return isForLater(node) ? [] : piecesOf(node, [...inside, `@${node.name} ${node.params}`.trim()])
}

function pieceOfRule(rule: Rule, inside: string[]): SheetPiece {
  const declarations = rule.nodes.filter(
    (node): node is Declaration => node.type === 'decl' && !UNSEEN.test(node.toString()),
  )
  return {
    inside,
    selectors: rule.selectors.filter(counts).map((text): SheetSelector => ({ text, needs: needsOf(text) })),
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
  const least = /^\(width>=(\d+)rem\)/.exec(params)?.[1]
  return LATER_MEDIA.test(params) || Number(least) >= WIDE_REM
}

/** Where a language is all that is asked for. */
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
  return [...bare.matchAll(/\.?[\w\0\u{E000}-\u{F8FF}-]+/gu)].map(([need]) =>
    need.replaceAll(/\0(.)/gu, (_mark, sign: string) => names[sign.codePointAt(0)! - FIRST_SIGN]!),
  )
}

/** Escaped signs stand as these while a selector is taken apart. */
const FIRST_SIGN = 0xe000

/** Without `[…]` and `(…)`, but with what stands alone in a `:where(…)`. */
function withoutBrackets(text: string): string {
  const less = text.replaceAll(/:(?:where|is)\(([^[\](),]*)\)/g, '$1').replaceAll(/\[[^[\]()]*\]|\([^[\]()]*\)/g, '')
  return less === text ? text : withoutBrackets(less)
}
