import { type ContentFields, block, words } from '#domain/site/content/text-kinds.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'

const snippet = { most: RECORD_LIMITS.snippet }

/** The words round the form for messages, and what all forms for requests say of privacy. */
export const CONTACT_FIELDS = {
  heroTitle: { section: 'hero', ...words('hero_title', { required: true }) },
  heroSubtitle: { section: 'hero', ...words('hero_subtitle', snippet) },
  /** What search engines and shared links say of the page. */
  description: { section: 'hero', ...words('description', snippet) },
  sales: { section: 'channels', ...words('sales_label') },
  messaging: { section: 'channels', ...words('messaging_label') },
  email: { section: 'channels', ...words('email_label') },
  map: { section: 'channels', ...words('map_label') },
  /** What the field of the messaging app holds when it opens. */
  messagingText: { section: 'channels', ...words('messaging_text', snippet) },
  notice: { section: 'notice', ...block('notice', snippet) },
} satisfies ContentFields
