import { both, line, text } from '#domain/fields/field-kinds.ts'
import { pairOf, type RecordForm } from '#domain/fields/record-form.ts'
import { list } from '#domain/fields/list-kinds.ts'
import type { ListRule } from '#domain/fields/lists.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { sentText, TEXT } from '#domain/fields/wire.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { readFieldDay } from '#domain/text/day.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { type AnyField, field, type Named } from '#domain/fields/field.ts'

type ContentField = AnyField & {
  section: string
  /** Read by no visitor. */
  staffOnly?: true
  /** What its texts may name in braces beside what all texts may, and what they cannot do without. */
  placeholders?: readonly string[]
  neededPlaceholder?: string
}

/** The fields of what visitors read of the site: each stands in a part of its form. */
export type ContentFields = Readonly<Record<string, ContentField>>

/** The kinds of fields that the texts of the site are made of, beside those of all records. */

/** One line in each language. */
export function words<const Name extends string>(name: Name, rule: { required?: boolean; most?: number } = {}) {
  return text(both(name), name, rule)
}

/** Some paragraphs in each language. */
export function block<const Name extends string>(name: Name, rule: { required?: boolean; most?: number } = {}) {
  return {
    isBlock: true as const,
    ...text(both(name), name, { as: 'block', most: RECORD_LIMITS.description, ...rule }),
  }
}

type Lines = Localized<string[]>

const NO_LINES: Lines = { ar: [], en: [] }

type LinesRule = { most: number; longest?: number }

/** Entries in each language, one to a line; commas are part of them. */
export function lines<const Name extends string>(name: Name, rule: LinesRule) {
  const names = both(name)
  const joined = (locale: Locale) => ({ wire: TEXT, of: (items: Lines) => items[locale].join('\n') })
  const one = field({
    blank: NO_LINES,
    read: (form, before) => pairOf(linesOf(form, names.ar, rule), linesOf(form, names.en, rule), before),
    takes: { [names.ar]: sentText(RECORD_LIMITS.list), [names.en]: sentText(RECORD_LIMITS.list) },
    texts: ({ ar, en }: Lines) => ({ [names.ar]: [ar.join('\n')], [names.en]: [en.join('\n')] }),
    answers: { [names.ar]: joined('ar'), [names.en]: joined('en') } as Named<
      `${Name}_ar` | `${Name}_en`,
      Lines,
      string
    >,
    stored: 'apart',
  })
  return { ...one, pair: names as Localized, most: RECORD_LIMITS.list, isLines: true as const }
}

export function plainLines<const Name extends string>(name: Name, rule: LinesRule) {
  const one = field({
    blank: [] as string[],
    read: (form) => linesOf(form, name, rule),
    takes: { [name]: sentText(RECORD_LIMITS.list) },
    texts: (items: string[]) => ({ [name]: [items.join('\n')] }),
    answers: { [name]: { wire: TEXT, of: (items: string[]) => items.join('\n') } } as Named<Name, string[], string>,
    stored: 'apart',
  })
  return { ...one, isLines: true as const }
}

/** A list of short texts, which a form has one to a line. */
export function linesList<const Name extends string>(name: Name, rule: ListRule & { about: string }) {
  const texts = (items: string[]) => ({ [name]: [items.join('\n')] })
  return { ...list(name, rule), texts, isLines: true as const }
}

function linesOf(form: RecordForm, name: string, { most, longest = RECORD_LIMITS.name }: LinesRule) {
  const typed = form.placedLines(name, { most: RECORD_LIMITS.list })
  if (typed === undefined) return undefined
  const items = typed.split('\n').map(cleanLine).filter(Boolean)
  if (items.length > most) return form.refuse(name, { kind: 'too-many', most })
  return items.some(({ length }) => length > longest) ? form.refuse(name, { kind: 'too-long', most: longest }) : items
}

/** A path of this site or a whole `https` address; whether there is such a page, whoever keeps it says. */
export function link<const Name extends string>(name: Name, rule: { required?: boolean } = {}) {
  return {
    ...line(name, { most: RECORD_LIMITS.address, ...rule }),
    isLink: true as const,
    read(form: RecordForm): string | undefined {
      const typed = form.line(name, { most: RECORD_LIMITS.address, ...rule })
      return !typed || isUsableLink(typed) ? typed : form.refuse(name, { kind: 'link-unusable' })
    },
  }
}

function isUsableLink(text: string): boolean {
  if (text.startsWith('/')) return !text.startsWith('//') && URL.canParse(text, 'https://site')
  return text.startsWith('https://') && URL.canParse(text)
}

/** The id of a product; whether there is such a one, whoever keeps it says. */
export function productId<const Name extends string>(name: Name, rule: { required?: boolean } = {}) {
  return { ...line(name, rule), isProduct: true as const }
}

/** A calendar day, `YYYY-MM-DD`; whoever keeps it says whether it is still to come. */
export function day<const Name extends string>(
  name: Name,
  { notAfterToday = false, ...rule }: { required?: boolean; notAfterToday?: boolean } = {},
) {
  return {
    ...line(name, { figures: true, ...rule }),
    isDay: true as const,
    notAfterToday,
    read(form: RecordForm): string | undefined {
      const typed = form.line(name, { figures: true, ...rule })
      return typed ? (readFieldDay(typed) ?? form.refuse(name, { kind: 'not-a-day' })) : typed
    },
  }
}

/** 1 to 5, in halves. */
export function halves<const Name extends string>(name: Name) {
  return {
    ...line(name, { figures: true, required: true }),
    read(form: RecordForm): string | undefined {
      const typed = form.line(name, { figures: true, required: true })
      if (!typed) return typed
      return /^(?:[1-4](?:\.[05])?|5(?:\.0)?)$/.test(typed)
        ? String(Number(typed))
        : form.refuse(name, { kind: 'not-in-halves' })
    },
  }
}

/** A box that has to be ticked before the record can be on the site. */
export function agreement<const Name extends string>(name: Name) {
  return {
    ...line(name, { required: true }),
    isAgreement: true as const,
    read(form: RecordForm): string | undefined {
      const typed = form.line(name, { required: true })
      return !typed || typed === 'yes' ? typed : form.refuse(name, { kind: 'missing' })
    },
  }
}

/** A colour as `#rrggbb`; nothing where it is left to the picture. */
export function colour<const Name extends string>(name: Name) {
  return {
    ...line(name),
    isColour: true as const,
    read(form: RecordForm): string | undefined {
      const typed = form.line(name)?.toLowerCase()
      return !typed || /^#[0-9a-f]{6}$/.test(typed) ? typed : form.refuse(name, { kind: 'colour-malformed' })
    },
  }
}
