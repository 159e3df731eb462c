import type { RecordOf } from '#domain/fields/field.ts'
import type { SEO_FIELDS } from './seo-fields.ts'

export const AVAILABILITIES = ['InStock', 'OutOfStock', 'BackOrder', 'PreOrder', 'LimitedAvailability'] as const
export type Availability = (typeof AVAILABILITIES)[number]

export type Question = { question: string; answer: string }

/** What search engines are told of one product beside its own data. */
export type SeoOverride = RecordOf<typeof SEO_FIELDS>
