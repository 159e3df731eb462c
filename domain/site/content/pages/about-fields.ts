import { type ContentFields, block, words } from '#domain/site/content/text-kinds.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { rows } from '#domain/fields/rows-kind.ts'
import { picture } from '#domain/site/content/picture-kind.ts'

const snippet = { most: RECORD_LIMITS.snippet }

/** Who the company is. */
export const ABOUT_FIELDS = {
  heroTitle: { section: 'hero', ...words('hero_title', { required: true }) },
  heroSubtitle: { section: 'hero', ...words('hero_subtitle', snippet) },
  /** What search engines and shared links say of the page. */
  description: { section: 'hero', ...words('description', snippet) },
  storyTitle: { section: 'story', ...words('story_title') },
  /** Paragraphs with an empty line between them. */
  story: { section: 'story', ...block('story') },
  image: { section: 'story', ...picture('image') },
  alt: { section: 'story', ...words('alt') },
  visionTitle: { section: 'statements', ...words('vision_title') },
  vision: { section: 'statements', ...block('vision', snippet) },
  missionTitle: { section: 'statements', ...words('mission_title') },
  mission: { section: 'statements', ...block('mission', snippet) },
  valuesTitle: { section: 'values', ...words('values_title') },
  values: {
    section: 'values',
    ...rows(
      'values',
      { title: words('value_title', { required: true }), text: block('value_text', snippet) },
      { most: 12 },
    ),
  },
} satisfies ContentFields
