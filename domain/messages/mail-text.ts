import { fillTexts } from '#domain/site/content/fill-texts.ts'
import { cleanLine } from '#domain/text/clean-text.ts'

/** A mail as staff write it, in one language: what it names in braces is filled in when it is sent. */
export type MailText = { subject: string; body: string }

type Values = Readonly<Record<string, string>>

/** The text of a mail, with the place of what stands out in it: a code, a table of facts, and a link. */
export type FilledMail = {
  subject: string
  opening: string[]
  hasCode: boolean
  hasList: boolean
  hasLink: boolean
  closing: string[]
}

const [CODE, LIST, LINK] = ['{code}', '{list}', '{link}']

const BETWEEN_PARAGRAPHS = /\n{2,}/

/** `{code}`, `{list}` and `{link}` in a paragraph of their own stand out; what follows one closes the letter. */
export function filledMail({ subject, body }: MailText, values: Values): FilledMail {
  const paragraphs = body.split(BETWEEN_PARAGRAPHS).map((text) => text.trim())
  const outstanding: string[] = paragraphs.filter((text) => text === CODE || text === LIST || text === LINK)
  const at = outstanding.length === 0 ? paragraphs.length : paragraphs.findIndex((text) => text === outstanding[0])
  const filled = (texts: string[]) =>
    texts
      .filter((text) => !outstanding.includes(text))
      .flatMap((text) => filledText(text, values)?.split(BETWEEN_PARAGRAPHS) ?? [])
  return {
    // A mail without a subject is taken for spam: with a hole is better than none.
    subject: filledText(subject, values) ?? cleanLine(fillTexts(subject, values)),
    opening: filled(paragraphs.slice(0, at)),
    hasCode: outstanding.includes(CODE),
    hasList: outstanding.includes(LIST),
    hasLink: outstanding.includes(LINK) && values['link'] !== '',
    closing: filled(paragraphs.slice(at)),
  }
}

/**
 * A text with its values. One that is empty takes along what parts it from the words beside it (`: `, ` - `); a text that
 * would have a hole is left out.
 */
function filledText(text: string, values: Values): string | null {
  const isEmpty = (name: string) => values[name] === ''
  const closed = text
    .replaceAll(/\{([a-z_]+)\} - /g, (whole, name: string) => (isEmpty(name) ? '' : whole))
    .replaceAll(/(?:: | - )\{([a-z_]+)\}(?=$|\n)/g, (whole, name: string) => (isEmpty(name) ? '' : whole))
  const named = Array.from(closed.matchAll(/\{([a-z_]+)\}/g), ([, name = '']) => name)
  return named.some(isEmpty) ? null : fillTexts(closed, values)
}

const LONGEST_NAME = 60

/** A name as it may stand in a mail to an address that nobody has proven: none that could be an address to follow. */
export function safeName(name: string): string {
  return name.length > LONGEST_NAME || /[/@]|\p{L}\.\p{L}/u.test(name) ? '' : name
}

export function withNumber(subject: string, number: string | null | undefined): string {
  return !number || subject.includes(number) ? subject : `${subject} (${number})`
}
