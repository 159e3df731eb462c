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

const LINK = /^(?:https:\/\/|mailto:|tel:|#|\/(?![/\\]))/i
/** Characters that browsers leave out of addresses, and with which a scheme can be hidden. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

const E_MAIL = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/
/** A host with a name and an ending, as people write it without a scheme. */
const BARE_HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[:/?#].*)?$/u

/** Where a link of a post may lead: a page of this site, or safely elsewhere. Null for any other address. */
export function readLinkAddress(text: string): string | null {
  const address = text.replace(INVISIBLE, '').trim()
  return LINK.test(address) ? address : null
}

/** A link as a person types it: a host alone is meant with `https`, an e-mail address as one. */
export function readTypedLink(text: string): string | null {
  const typed = text.replace(INVISIBLE, '').trim()
  if (E_MAIL.test(typed)) return `mailto:${typed}`
  if (BARE_HOST.test(typed)) return `https://${typed}`
  return readLinkAddress(typed)
}

/** The text of a link without words of its own: an e-mail address or a number stays bare. */
export function linkText(address: string): string {
  return address.replace(/^(?:mailto|tel):/i, '')
}
