import { blogsPage } from '#content/pages/blogs.ts'
import type { Locale } from '#domain/text/locale.ts'
import { postPath } from '#domain/site/paths.ts'
import type { PostPage } from '#domain/posts/post-page.ts'
import { crumbsTo } from './crumbs.ts'
import { recordImage } from './record-image.ts'
import type { OwnMeta } from './route-meta.ts'

/** The head of an article, from the article itself. */
export function postHead(post: PostPage & { socialPicture: string }, locale: Locale): OwnMeta {
  const { title, snippet, tags, slug } = post
  const path = postPath(slug)
  const crumbs = crumbsTo(locale, { label: blogsPage.title[locale], path: '/blogs' }, { label: title, path })
  return {
    path,
    title,
    description: snippet || title,
    ...(tags.length > 0 ? { keywords: tags } : {}),
    type: 'article',
    image: recordImage(post.socialPicture, title),
    subject: { crumbs, post },
  }
}
