import type { RecordOf } from '#domain/fields/field.ts'
import type { LOOK_FIELDS } from './content/pages/look-fields.ts'
import { contrast } from './contrast.ts'

/** The company's colours as `#rrggbb`, empty for those of the stylesheet, and its corners. */
export type Look = RecordOf<typeof LOOK_FIELDS>

/** What programs, mails and paper need of a look: `text` is `main` where it is read on a light ground. */
export type LookColours = { main: string; onMain: string; text: string; ground: string }

export const DEMO_COLOURS: LookColours = { main: '#c1272d', onMain: '#ffffff', text: '#c1272d', ground: '#f8f6f3' }

/** Of a site that began without the demo content. */
export const NEUTRAL_LOOK: Look = {
  main: '#24506f',
  second: '#1a2128',
  ground: '#f6f7f8',
  tints: 'own',
  corners: 'soft',
  letters: 'plex',
}

/** `colour` is what browsers give their own frame; `hasOwnLetters` where those of the stylesheet are not used. */
export type LookTheme = { css: string; colour: string; hasOwnLetters: boolean }

const READABLE = 4.5
const WHITE = '#ffffff'
const BLACK = '#000000'
/** The quietest text that is read on the ground (`--color-ink-3`). */
const QUIET_TEXT = '#5e6268'
const RADII = { xs: 8, sm: 10, md: 12, lg: 16, xl: 20, '2xl': 28 }
const ROUNDNESS: Record<Look['corners'], number> = { round: 1, soft: 0.5, square: 0 }

/** The colours in use: those chosen, moved towards black or white until what stands on them can be read (WCAG 2.2, 4.5:1). */
export function lookColours(look: Look | null): LookColours {
  const ground = look?.ground ? readable(look.ground, QUIET_TEXT, WHITE) : DEMO_COLOURS.ground
  const chosen = look?.main || DEMO_COLOURS.main
  const onMain =
    contrast(chosen, WHITE) >= READABLE || contrast(chosen, BLACK) < contrast(chosen, WHITE) ? WHITE : BLACK
  const main = readable(chosen, onMain, onMain === WHITE ? BLACK : WHITE)
  return { main, onMain, text: readable(main, ground, BLACK), ground }
}

/** How the head of a page says it; null where nothing differs from the stylesheet. */
export function lookTheme(look: Look | null): LookTheme | null {
  const css = look && lookCss(look)
  return css ? { css, colour: lookColours(look).main, hasOwnLetters: hasOwnLetters(look) } : null
}

/** Overrides the tokens of `app/styles/tokens.css`, in whatever order the sheets come. */
function lookCss(look: Look): string | null {
  const rules = [
    hasOwnLetters(look) ? `@import url(${letterSheet(look)});` : '',
    rule(':root:root', lookTokens(look)),
    rule('[data-accent][data-accent]', tintTokens(look)),
    rule('[lang][lang]', letterTokens(look)),
  ]
  return rules.join('') || null
}

function rule(selector: string, tokens: Record<string, string>): string {
  const values = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return values.length === 0 ? '' : `${selector}{${values.join(';')}}`
}

/** The tokens that a look overrides, by their names without dashes. */
export function lookTokens(look: Look): Record<string, string> {
  const { main, onMain, text, ground } = lookColours(look)
  const towards = onMain === WHITE ? BLACK : WHITE
  const tokens: Record<string, string> = {}
  if (look.main || look.ground) {
    Object.assign(tokens, { 'color-main-text': text, 'color-main-text-hover': mixed(text, BLACK, 0.2) })
  }
  if (look.main) {
    tokens['color-main'] = main
    tokens['color-main-hover'] = mixed(main, towards, 0.14)
    tokens['color-main-active'] = mixed(main, towards, 0.28)
    tokens['color-on-main'] = onMain
  }
  if (look.second) {
    const night = readable(look.second, '#b9bdc3', BLACK)
    tokens['color-night'] = night
    tokens['color-night-2'] = mixed(night, WHITE, 0.05)
  }
  if (look.ground) {
    tokens['color-paper'] = ground
    tokens['color-ground-admin'] = mixed(ground, WHITE, 0.3)
    const darker = { tile: 0.035, sand: 0.06, 'sand-2': 0.115, line: 0.09, 'line-2': 0.19 }
    for (const [name, share] of Object.entries(darker)) tokens[`color-${name}`] = mixed(ground, BLACK, share)
  }
  const roundness = ROUNDNESS[look.corners] ?? 1
  if (roundness !== 1) for (const [name, px] of Object.entries(RADII)) tokens[`radius-${name}`] = `${px * roundness}px`
  return tokens
}

/** The tokens that replace the colours of all categories; empty if each keeps its own. */
export function tintTokens(look: Look): Record<string, string> {
  if (look.tints !== 'main' && look.tints !== 'grey') return {}
  const { main, text } = lookColours(look)
  return look.tints === 'main'
    ? { acc: main, 'acc-d': mixed(text, BLACK, 0.3), 'acc-t': mixed(main, WHITE, 0.92) }
    : { acc: '#5a6874', 'acc-d': '#262d33', 'acc-t': '#edf0f1' }
}

/** Font families for headings and text, besides the default pair. */
const LETTERS: Record<string, [string, string]> = { cairo: ['Cairo', 'Cairo'], readex: ['Readex', 'Tajawal'] }

const hasOwnLetters = ({ letters }: Look) => Object.hasOwn(LETTERS, letters)

/** The stylesheet with the font faces of a pair that the main stylesheet does not have. */
export const letterSheet = ({ letters }: Look) => `/letters/${letters}.css`

/** The font families of a look, with the usual fallbacks. Unquoted: React escapes quotes, and the hash in the policy would not match. */
export function letterTokens(look: Look): Record<string, string> {
  const [display, text] = LETTERS[look.letters] ?? []
  if (!display) return {}
  return {
    'family-display': `${display},Alexandria Fallback,sans-serif`,
    'family-text': `${text},Plex Fallback,sans-serif`,
  }
}

/** The colour, moved towards the other end until `beside` can be read with it. */
function readable(colour: string, beside: string, towards: string): string {
  for (let share = 0; share < 1; share += 0.04) {
    const moved = mixed(colour, towards, share)
    if (contrast(moved, beside) >= READABLE) return moved
  }
  return towards
}

function mixed(colour: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [colour, other].map((one) => Number.parseInt(one.slice(at, at + 2), 16)) as [number, number]
    return Math.round(from + (to - from) * share)
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
