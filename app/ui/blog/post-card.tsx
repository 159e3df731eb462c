import { Newspaper } from 'lucide-react'
import type { PostCard as PostCardView } from '#domain/posts/post-view.ts'
import { useLabels } from '#app/locale.ts'
import { ArrowLink } from '#app/ui/base/arrow-link.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import { classNames } from '#app/ui/base/class-names.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { ACROSS_PHONE, Picture } from '#app/ui/base/picture/picture.tsx'
import { usePostAuthor, usePostCategory } from './post-names.ts'

const SIZES = `(width >= 87.5rem) 424px, (width >= 64rem) 31vw, (width >= 48rem) 46vw, ${ACROSS_PHONE}`
const FEATURED_SIZES = `(width >= 87.5rem) 742px, (width >= 64rem) 53vw, ${ACROSS_PHONE}`

type PostCardProps = {
  post: PostCardView
  /** The rank of the title where the cards stand: 3 in a section, 2 in a page's own list. */
  level?: 2 | 3
  /** The newest of the list: over its whole width, picture and words side by side. */
  featured?: boolean
}

export function PostCard({ post, level = 3, featured }: PostCardProps) {
  const { readMore } = useLabels()
  const category = usePostCategory(post.category)
  const author = usePostAuthor(post.author)
  const Heading = `h${level}` as const
  return (
    <article className={classNames('post-card', featured && 'post-card-featured')}>
      <div className="post-card-picture">
        {post.image ? (
          <Picture
            picture={post.image}
            alt={post.imageAlt}
            sizes={featured ? FEATURED_SIZES : SIZES}
            eager={featured}
          />
        ) : (
          <span className="post-card-missing">
            <Newspaper />
          </span>
        )}
        {category && (
          <Badge tone="white" className="post-card-category">
            {category}
          </Badge>
        )}
      </div>
      <p className="post-card-line text-xs">
        <Badge className="post-card-date">
          <time dateTime={post.day}>{post.date}</time>
        </Badge>
        {author && <span>{author}</span>}
      </p>
      <Heading className={classNames('post-card-title', featured ? 'text-h2' : 'text-card')}>
        <CodedText text={post.title} />
      </Heading>
      <p className={classNames('post-card-snippet', featured ? 'text-body' : 'text-small')}>
        <CodedText text={post.snippet} />
      </p>
      <ArrowLink to={post.path} className="post-card-link">
        {readMore}
        <span className="sr-only">{`: ${post.title}`}</span>
      </ArrowLink>
    </article>
  )
}
