/**
 * A category's colours: `main` for fills and dots, `deep` for text and dark grounds, `tint` for tiles, and whether the
 * words on its poster are light or dark.
 */
export type Accent = { main: string; deep: string; tint: string; posterWords: 'light' | 'dark' }

const accents: Record<string, Accent> = {
  'pu-foam': { main: '#D65310', deep: '#8F3A08', tint: '#FBEFE7', posterWords: 'light' },
  adhesives: { main: '#8A1A1F', deep: '#6E1216', tint: '#F7ECEB', posterWords: 'light' },
  sealants: { main: '#1B6CB3', deep: '#0E3F6C', tint: '#EAF1F7', posterWords: 'light' },
  'hybrid-polymer': { main: '#0B8A84', deep: '#05504D', tint: '#E7F2F1', posterWords: 'light' },
  'hot-melt': { main: '#B97D07', deep: '#7A5305', tint: '#FAF2E0', posterWords: 'dark' },
  spray: { main: '#6A3FA0', deep: '#3C2162', tint: '#F0EBF6', posterWords: 'light' },
  'construction-materials': { main: '#3E7F4F', deep: '#1F4A2B', tint: '#EAF2EC', posterWords: 'light' },
  'tapes-tools': { main: '#5A6874', deep: '#262D33', tint: '#EDF0F1', posterWords: 'light' },
}

const NEUTRAL: Accent = { main: '#5A6874', deep: '#262D33', tint: '#EDF0F1', posterWords: 'light' }

/** A category without colours of its own takes the neutral family. */
export function accentOf(categoryId: string): Accent {
  return accents[categoryId] ?? NEUTRAL
}
