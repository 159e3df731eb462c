import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { Newspaper } from 'lucide-react'
import { searchPage } from '#content/pages/search.ts'
import type { PostCard } from '#domain/posts/post-view.ts'
import type { NamedPage } from '#domain/search/search-view.ts'
import type { Marks } from '#domain/search/marks.ts'
import { useWords } from '#app/locale.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { Picture } from '#app/ui/base/picture/picture.tsx'
import { SiteLink } from '#app/delivery/link.tsx'
import { MarkedText } from '#app/ui/catalogue/marked-text.tsx'

type FoundBesideProps = {
  pages: NamedPage[]
  posts: PostCard[]
  marks: Marks
  /** It stands under the first view of a phone. */
  later: boolean
}

/** What answers a search beside products: categories, brands and articles. Nothing where none does. */
export function FoundBeside({ pages, posts, marks, later }: FoundBesideProps) {
  const words = useWords(searchPage)
  if (pages.length + posts.length === 0) return null
  return (
    <aside {...(later && BELOW_FOLD)} className="search-beside" aria-label={words.beside}>
      {pages.length > 0 && (
        <section>
          <h2 className="text-h3">{words.pages}</h2>
          <ul className="flex flex-wrap gap-2">
            {pages.map(({ path, name, accent }) => (
              <li key={path}>
                <ChipLink to={path} accent={accent ?? 0}>
                  <span>
                    <MarkedText text={name} marks={marks} />
                  </span>
                </ChipLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {posts.length > 0 && (
        <section>
          <h2 className="text-h3">{words.posts}</h2>
          <ul className="search-posts">
            {posts.map((post) => (
              <FoundPost key={post.id} post={post} marks={marks} />
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}

function FoundPost({ post, marks }: { post: PostCard; marks: Marks }) {
  return (
    <li>
      <SiteLink to={post.path} className="search-post">
        <span className="search-post-picture">
          {post.image ? <Picture picture={post.image} alt="" sizes="96px" /> : <Newspaper />}
        </span>
        <span className="grow">
          <span className="text-card block">
            <MarkedText text={post.title} marks={marks} />
          </span>
          <time dateTime={post.day} className="text-xs text-ink-3">
            {post.date}
          </time>
        </span>
      </SiteLink>
    </li>
  )
}
