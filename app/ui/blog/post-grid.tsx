import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import type { PostCard as PostCardView } from '#domain/posts/post-view.ts'
import { PostCard } from './post-card.tsx'

type PostGridProps = {
  posts: PostCardView[]
  /** The rank of the titles: 3 in a section, 2 in a page's own list. */
  level?: 2 | 3
  /** Each of them stands under the first view. Not said of a section that does so as a whole. */
  later?: boolean
}

export function PostGrid({ posts, level, later }: PostGridProps) {
  return (
    <ul className="post-grid">
      {posts.map((post) => (
        <li key={post.id} {...(later && BELOW_FOLD)}>
          <PostCard post={post} level={level} />
        </li>
      ))}
    </ul>
  )
}
