import type { Localized } from '#domain/text/locale.ts'
import type { PostCategory } from '#domain/posts/post.ts'

/** How the fixed categories of posts are shown; any other is shown as it was typed. */
export const postCategoryNames: Record<PostCategory, Localized> = {
  Technology: { ar: 'تقنية', en: 'Technology' },
  Business: { ar: 'أعمال', en: 'Business' },
  Lifestyle: { ar: 'أسلوب حياة', en: 'Lifestyle' },
}

/** The author of posts that staff signed with the default name `Admin`. */
export const editorialTeam: Localized = { ar: 'فريق {site}', en: '{site} team' }
