/** The colours of the editor's palette (docs/specification 9); each is a class of the same name. */
export const TEXT_COLORS = [
  'black',
  'red',
  'green',
  'blue',
  'yellow',
  'magenta',
  'cyan',
  'white',
  'grey',
  'purple',
] as const
export type TextColor = (typeof TEXT_COLORS)[number]

/** The editor's sizes, from 2em to 0.8em; each is a class of the same name. */
export const TEXT_SIZES = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

export function textColorClass(color: TextColor): string {
  return `text-color-${color}`
}

export function textSizeClass(size: TextSize): string {
  return `text-size-${size}`
}

/** Longest text of a post in one language, as HTML. */
export const MAX_RICH_TEXT = 200_000
