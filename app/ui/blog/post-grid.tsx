import type { PostCard as PostCardView } from '../../../domain/post-view.ts'
import { KeptPart } from '../site/kept-part.tsx'
import { PostCard } from './post-card.tsx'

type PostGridProps = {
  posts: PostCardView[]
  /** The rank of the titles: 3 in a section, 2 in a page's own list. */
  level?: 2 | 3
}

export function PostGrid({ posts, level }: PostGridProps) {
  return (
    <ul className="post-grid">
      {posts.map((post) => (
        <KeptPart key={post.id} as="li" part={<PostCard post={post} level={level} />} />
      ))}
    </ul>
  )
}
