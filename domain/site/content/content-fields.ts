import type { AnyField } from '../../records/field.ts'

/** The fields of what visitors read of the site: each stands in a part of its form. `staffOnly` is read by no visitor. */
export type ContentFields = Readonly<Record<string, AnyField & { section: string; staffOnly?: true }>>
