import type { AnyField } from '#domain/records/field.ts'

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
