import type { PostCard as PostCardView } from '#domain/posts/post-view.ts'
import { PostCard } from './post-card.tsx'
import { PostGrid } from './post-grid.tsx'

/** The newest article large, the others in a grid below it. */
export function PostList({ posts: [newest, ...others] }: { posts: PostCardView[] }) {
  return (
    <div className="grid gap-[clamp(40px,5vw,72px)]">
      {newest && <PostCard post={newest} level={2} featured />}
      {others.length > 0 && <PostGrid posts={others} level={2} later />}
    </div>
  )
}
