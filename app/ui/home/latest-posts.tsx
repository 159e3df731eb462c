import { homePage } from '#content/pages/home.ts'
import { loadErrors } from '#content/messages.ts'
import type { PostCard as PostCardView } from '#domain/posts/post-view.ts'
import type { Part } from '#app/loading/part.ts'
import { useHeading, type HomeProps } from './use-heading.ts'
import { useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { SectionHeading } from '#app/ui/base/section-heading.tsx'
import { NoPosts } from '#app/ui/blog/no-posts.tsx'
import { PostGrid } from '#app/ui/blog/post-grid.tsx'

export function LatestPosts({ posts, home }: HomeProps & { posts: Part<PostCardView[]> }) {
  const { all } = useWords(homePage).posts
  const heading = useHeading(home, 'posts')
  const errors = useWords(loadErrors)
  return (
    <section className="wrap section latest-posts" aria-labelledby="home-posts">
      <SectionHeading id="home-posts" {...heading}>
        <ButtonLink to="/blogs" kind="outline">
          {all}
        </ButtonLink>
      </SectionHeading>
      {posts.ok ? <Cards posts={posts.value} /> : <LoadError title={errors.posts} level={3} />}
    </section>
  )
}

function Cards({ posts }: { posts: PostCardView[] }) {
  return posts.length > 0 ? <PostGrid posts={posts} /> : <NoPosts />
}
