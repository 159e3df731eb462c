import { Newspaper } from 'lucide-react'
import { blogsPage } from '#content/pages/blogs.ts'
import type { PostCard as PostCardView } from '#domain/posts/post-view.ts'
import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { useWords } from '#app/locale.ts'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
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

export function NoPosts() {
  const { title, text } = useWords(blogsPage).empty
  return <StateBlock icon={Newspaper} title={title} text={text} />
}
