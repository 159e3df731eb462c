/** A piece of a text: words in the page's language, or a contact value, which always reads left to right. */
export type TextPart = { text: string; href?: string }

const HREFS: Readonly<Record<string, (value: string) => string>> = {
  phone: phoneHref,
  email: emailHref,
  privacy_email: emailHref,
}

/** Splits a text at what it names in braces and puts the values there, those that can be followed as links. */
export function filledParts(text: string, values: Readonly<Record<string, string>>): TextPart[] {
  const parts: TextPart[] = []
  for (const [index, piece] of text.split(/\{([a-z_]+)\}/).entries()) {
    const value = index % 2 === 1 ? (values[piece] ?? `{${piece}}`) : piece
    const href = index % 2 === 1 && value !== '' ? HREFS[piece]?.(value) : undefined
    const last = parts.at(-1)
    if (href !== undefined) parts.push({ text: value, href })
    else if (last && last.href === undefined) last.text += value
    else if (value !== '') parts.push({ text: value })
  }
  return parts
}

/** The address that dials a number as people write it: `+966 11 000 0000` gives `tel:+966110000000`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

export function emailHref(email: string): string {
  return `mailto:${email}`
}
