import { type ContentFields, lines, plainLines, words } from '#domain/site/content/text-kinds.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { picture } from '#domain/site/content/picture-kind.ts'

const lead = { most: RECORD_LIMITS.snippet }

/** The texts of the home page around what stands in lists of its own. */
export const HOME_FIELDS = {
  /** What the line of the hero writes; the slogan where there is none. */
  typewriter: { section: 'hero', ...lines('typewriter', { most: 5 }) },
  /** Examples beside the field for codes; those of the newest products where there are none. */
  codes: { section: 'hero', ...plainLines('codes', { most: 8, longest: 40 }) },
  finderTitle: { section: 'hero', ...words('finder_title') },
  finderHint: { section: 'hero', ...words('finder_hint') },
  finderPlaceholder: { section: 'hero', ...words('finder_placeholder') },
  categoriesTitle: { section: 'categories', ...words('categories_title') },
  categoriesLead: { section: 'categories', ...words('categories_lead', lead) },
  latestTitle: { section: 'latest', ...words('latest_title') },
  latestLead: { section: 'latest', ...words('latest_lead', lead) },
  industriesTitle: { section: 'industries', ...words('industries_title') },
  industriesLead: { section: 'industries', ...words('industries_lead', lead) },
  reasonsTitle: { section: 'reasons', ...words('reasons_title') },
  reasonsLead: { section: 'reasons', ...words('reasons_lead', lead) },
  /** Beside the reasons. */
  reasonsImage: { section: 'reasons', ...picture('reasons_image') },
  reviewsTitle: { section: 'reviews', ...words('reviews_title') },
  reviewsLead: { section: 'reviews', ...words('reviews_lead', lead) },
  postsTitle: { section: 'posts', ...words('posts_title') },
  postsLead: { section: 'posts', ...words('posts_lead', lead) },
} satisfies ContentFields
