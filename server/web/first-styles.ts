import { hash } from 'node:crypto'
import type { DrawnPart, PagePiece } from '../../app/context.ts'
import { firstViewParts } from './first-view.ts'
import { textOf } from './page-pieces.ts'

/** A selector, and the classes (`.card`), elements (`a`) and languages (`lang=en`) without which it finds nothing. */
export type SheetSelector = { text: string; needs: string[] }

/** A piece of the site's style sheet, with what stands round it: `@layer components`. */
export type SheetPiece = { inside: string[] } & (
  | { selectors: SheetSelector[]; declarations: string[] }
  /** Counts where its name (of an animation, a property) is used, or without a name. */
  | { name: string; text: string }
)

/** The style sheet in pieces, as the build leaves it for the server, and the faces of fonts, which no sheet has. */
export type SheetPieces = { href: string; faces: string; pieces: SheetPiece[] }

/** A page with the styles of its first view in it, the hash that its policy names for them, and the scripts beside them. */
export type StyledPage = { pieces: PagePiece[]; hash: string | null; scripts: string }
/** The styles as they stand in many pages, with the sheet that follows them. */
type PageStyles = { part: DrawnPart; hash: string; scripts: string }
/** Staff's screens, which show nothing without scripts, wait for the whole sheet. */
export type FirstStyles = (pieces: PagePiece[], screen: 'visitors' | 'staff') => StyledPage

/** Until `page-starter.js` shows it, part by part; what joins a page later is shown at once. */
const HIDE_LATER = '[data-first-view] [data-later=""]{display:none}'

/**
 * Wide windows have fast lines, and another first view: they wait for the whole sheet. Phones are not even to ask for it before
 * they show what they have, as they would if it stood there for wide windows alone. So it stands there for browsers without
 * scripts, and is written for wide windows, which is the way by which every browser waits. Phones are marked: to ask in the
 * styles whether there are scripts, which not every browser knows, would leave the page of the others without both.
 */
const BY_WIDTH =
  '<script>matchMedia("(min-width:48rem)").matches?document.write(document.querySelector("noscript").textContent)' +
  ':document.documentElement.dataset.firstView=""</script>'

/** Pages differ in what they show, but not in many ways. */
const KEPT = 200

/**
 * Writes into a page the styles that its first view on a phone needs, so that a phone shows it without waiting for the whole
 * sheet. That is asked for by `page-starter.js` later; without scripts it is in force at once. The first styles stay: they
 * say nothing that the sheet does not, and without them the page would be laid out anew. Faces of fonts stand in every page, and
 * in no sheet.
 */
export function createFirstStyles({ href, faces, pieces }: SheetPieces): FirstStyles {
  const sheet = `<link rel="stylesheet" href="${href}"/>`
  const late = `<noscript><link id="sheet" rel="stylesheet" href="${href}"/></noscript>${BY_WIDTH}`
  const ofStaff = pageStyles(faces, sheet, '')
  const kept = new Map<string, PageStyles>()

  function stylesFor(parts: Set<string>) {
    const key = [...parts].join(' ')
    const known = kept.get(key)
    if (known) return known
    const made = pageStyles(stylesOf(pieces, parts) + faces + HIDE_LATER, late, BY_WIDTH)
    if (kept.size >= KEPT) kept.clear()
    kept.set(key, made)
    return made
  }

  return (pieces, screen) => {
    const index = pieces.findIndex((piece) => typeof piece === 'string' && piece.includes(sheet))
    if (index === -1) return { pieces, hash: null, scripts: '' }
    const text = textOf(pieces[index])
    const at = text.indexOf(sheet)
    const { part, hash, scripts } = screen === 'staff' ? ofStaff : stylesFor(firstViewParts(pieces))
    return {
      pieces: pieces.toSpliced(index, 1, text.slice(0, at), part, text.slice(at + sheet.length)),
      hash,
      scripts,
    }
  }
}

function pageStyles(css: string, sheet: string, scripts: string): PageStyles {
  return {
    part: { html: `<style id="first-styles">${css}</style>${sheet}` },
    hash: `sha256-${hash('sha256', css, 'base64')}`,
    scripts,
  }
}

function stylesOf(pieces: SheetPiece[], parts: Set<string>): string {
  const rules = pieces.flatMap((piece): SheetPiece[] => {
    if (!('selectors' in piece)) return [piece]
    const selectors = piece.selectors.filter(({ needs }) => needs.every((need) => parts.has(need)))
    return selectors.length === 0 ? [] : [{ ...piece, selectors }]
  })
  return join(withoutUnused(rules))
}

/** Leaves out properties and animations that nothing of the rest uses, until nothing more can be left out. */
function withoutUnused(pieces: SheetPiece[]): SheetPiece[] {
  const text = join(pieces.filter((piece) => 'selectors' in piece))
  const rest = pieces.flatMap((piece): SheetPiece[] => {
    if ('name' in piece) return isUsed(piece.name, text) ? [piece] : []
    const declarations = piece.declarations.filter(
      (one) => !one.startsWith('--') || isUsed(one.slice(0, one.indexOf(':')), text),
    )
    return declarations.length === 0 ? [] : [{ ...piece, declarations }]
  })
  return join(rest).length === join(pieces).length ? rest : withoutUnused(rest)
}

/** Whether the rules in `text` use the property or animation. */
function isUsed(name: string, text: string): boolean {
  if (name === '') return true
  if (name.startsWith('--')) return text.includes(`var(${name})`) || text.includes(`var(${name},`)
  return new RegExp(`[:, ]${name}[;, }]`).test(text)
}

/** The pieces as one sheet again. Neighbours in the same place share what stands round them. */
function join(pieces: SheetPiece[]): string {
  let css = ''
  let open: string[] = []
  for (const piece of pieces) {
    const same = open.findIndex((one, index) => one !== piece.inside[index])
    const shared = same === -1 ? Math.min(open.length, piece.inside.length) : same
    css +=
      '}'.repeat(open.length - shared) +
      piece.inside
        .slice(shared)
        .map((one) => `${one}{`)
        .join('')
    open = piece.inside
    css +=
      'selectors' in piece
        ? `${piece.selectors.map(({ text }) => text).join()}{${piece.declarations.join(';')}}`
        : piece.text
  }
  return css + '}'.repeat(open.length)
}
