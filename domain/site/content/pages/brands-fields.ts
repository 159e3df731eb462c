import { type ContentFields, words } from '#domain/site/content/text-kinds.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'

const snippet = { most: RECORD_LIMITS.snippet }

export const BRANDS_FIELDS = {
  heroTitle: { section: 'hero', ...words('hero_title', { required: true }) },
  heroSubtitle: { section: 'hero', ...words('hero_subtitle', snippet) },
  /** What search engines and shared links say of the page. */
  description: { section: 'hero', ...words('description', snippet) },
} satisfies ContentFields
