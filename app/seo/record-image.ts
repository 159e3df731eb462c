import { SOCIAL_SIZE } from '#domain/site/social-card.ts'
import type { SocialImage } from './page-meta.ts'

/** The picture of a record for shared links, which says what the record is called. */
export function recordImage(url: string, alt: string): SocialImage {
  return { url, ...SOCIAL_SIZE, alt }
}
