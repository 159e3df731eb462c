import { localizedPath, type Locale } from '../../domain/locale.ts'
import { postPath } from '../../domain/paths.ts'
import { fileUrl } from '../../domain/picture.ts'
import { isTeam } from '../../domain/post.ts'
import type { PostPage } from '../../domain/post-page.ts'

type Site = { origin: string; name: string }

/** An article as search engines read it (schema.org, BlogPosting). */
export function postStructuredData(post: PostPage, site: Site, locale: Locale) {
  const publisher = { '@type': 'Organization', name: site.name }
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.snippet,
    inLanguage: locale,
    datePublished: post.day,
    image: post.image ? [new URL(fileUrl(post.image.file), site.origin).href] : undefined,
    keywords: post.tags.join(', '),
    author: isTeam(post.author) ? publisher : { '@type': 'Person', name: post.author },
    publisher,
    mainEntityOfPage: site.origin + localizedPath(locale, postPath(post.slug)),
  }
}
