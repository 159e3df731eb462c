import { postPath } from '#domain/site/paths.ts'
import { isTeam } from '#domain/posts/post.ts'
import type { PostPage } from '#domain/posts/post-page.ts'
import { localStartOfDay } from '#domain/text/riyadh-time.ts'
import { organizationId } from './organization.ts'
import { partId, pictureUrl, reference, urlOf, type Place, type Thing } from './thing.ts'

/** An article; what nobody signed is by the company. */
export function blogPosting(place: Place, post: PostPage): Thing {
  const company = reference(organizationId(place))
  const pictures = [post.image, ...post.gallery].filter((picture) => picture !== null)
  return {
    '@type': 'BlogPosting',
    '@id': partId(place, 'article'),
    headline: post.title,
    ...(post.snippet ? { description: post.snippet } : {}),
    inLanguage: place.locale,
    url: urlOf(place, postPath(post.slug)),
    datePublished: localStartOfDay(post.day),
    dateModified: post.changedAt,
    ...(pictures.length > 0 ? { image: pictures.map((picture) => pictureUrl(place, picture)) } : {}),
    ...(post.tags.length > 0 ? { keywords: post.tags.join(', ') } : {}),
    timeRequired: `PT${post.readingMinutes}M`,
    author: isTeam(post.author) ? company : { '@type': 'Person', name: post.author },
    publisher: company,
    mainEntityOfPage: reference(partId(place, 'page')),
  }
}
