import { editorialTeam, postCategoryNames } from '../../../content/posts.ts'
import type { PostCard as PostCardView } from '../../../domain/post-view.ts'
import { useLabels, useWords } from '../../locale.ts'
import { ArrowLink } from '../base/arrow-link.tsx'
import { Badge } from '../base/badge.tsx'
import { Picture } from '../base/picture.tsx'

const SIZES = '(width >= 87.5rem) 424px, (width >= 64rem) 31vw, (width >= 48rem) 46vw, 92vw'
const DEFAULT_AUTHOR = 'admin'

type PostCardProps = {
  post: PostCardView
  /** The rank of the title where the cards stand: 3 in a section, 2 in a page's own list. */
  level?: 2 | 3
}

export function PostCard({ post, level = 3 }: PostCardProps) {
  const { readMore } = useLabels()
  const Heading = `h${level}` as const
  const titleId = `post-${post.id}`
  return (
    <article className="post-card">
      <div className="post-card-picture">
        {post.image && <Picture picture={post.image} alt={post.imageAlt} sizes={SIZES} />}
        <PostCategory category={post.category} />
      </div>
      <p className="post-card-line text-xs text-ink-3">
        <time dateTime={post.day}>{post.date}</time>
        <PostAuthor author={post.author} />
      </p>
      <Heading id={titleId} className="post-card-title text-card">
        {post.title}
      </Heading>
      <p className="post-card-snippet text-small text-ink-2">{post.snippet}</p>
      <ArrowLink to={post.path} className="post-card-link" aria-describedby={titleId}>
        {readMore}
      </ArrowLink>
    </article>
  )
}

function PostCategory({ category }: { category: string }) {
  const names: Record<string, string> = useWords(postCategoryNames)
  if (category === '') return null
  return (
    <Badge tone="white" className="post-card-category">
      {names[category] ?? category}
    </Badge>
  )
}

function PostAuthor({ author }: { author: string }) {
  const team = useWords({ editorialTeam }).editorialTeam
  if (author === '') return null
  return <span>{author.toLowerCase() === DEFAULT_AUTHOR ? team : author}</span>
}
