/**
 * A category's colours: `main` for fills and dots, `deep` for text and dark grounds, `tint` for tiles, and whether the
 * words on its poster are light or dark.
 */
type Accent = { main: string; deep: string; tint: string; posterWords: 'light' | 'dark' }

const GREY: Accent = { main: '#5A6874', deep: '#262D33', tint: '#EDF0F1', posterWords: 'light' }

/** In turn, as `accents.css` has them for pages. */
const ACCENTS: Accent[] = [
  { main: '#D65310', deep: '#8F3A08', tint: '#FBEFE7', posterWords: 'light' },
  { main: '#8A1A1F', deep: '#6E1216', tint: '#F7ECEB', posterWords: 'light' },
  { main: '#1B6CB3', deep: '#0E3F6C', tint: '#EAF1F7', posterWords: 'light' },
  { main: '#0B8A84', deep: '#05504D', tint: '#E7F2F1', posterWords: 'light' },
  { main: '#B97D07', deep: '#7A5305', tint: '#FAF2E0', posterWords: 'dark' },
  { main: '#6A3FA0', deep: '#3C2162', tint: '#F0EBF6', posterWords: 'light' },
  { main: '#3E7F4F', deep: '#1F4A2B', tint: '#EAF2EC', posterWords: 'light' },
  GREY,
]

/** The colours behind the number that a category has; the grey ones for what has none. */
export function accentColours(accent: number | undefined): Accent {
  return ACCENTS[(accent ?? 0) - 1] ?? GREY
}
