import { cleanLine, cleanLines } from '#domain/text/clean-text.ts'

/** What a form or a call sends, by field name; nothing is known yet about the values. */
export type FormFields = Readonly<Record<string, unknown>>

/** A field exactly as it was typed, which passwords need; '' where no text was sent. Programs send some numbers as numbers. */
export function typedOf(fields: FormFields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

export function lineOf(fields: FormFields, name: string): string {
  return cleanLine(typedOf(fields, name))
}

export function textBlockOf(fields: FormFields, name: string): string {
  return cleanLines(typedOf(fields, name))
}
