import { Newspaper } from 'lucide-react'
import { searchPage } from '#content/pages/search.ts'
import { gradeNames } from '#content/choice/equivalents.ts'
import type { PostCard } from '#domain/posts/post-view.ts'
import type { NamedPage } from '#domain/search/search-view.ts'
import type { Marks } from '#domain/search/marks.ts'
import type { EquivalentView } from '#domain/choice/equivalents-view.ts'
import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { useWords, useLocale } from '#app/locale.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { Picture } from '#app/ui/base/picture/picture.tsx'
import { MarkedText } from '#app/ui/catalogue/marked-text.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import { CodedText } from '#app/ui/base/code.tsx'

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

/** What there is for the other maker's product that was searched. */
export function NamedEquivalents({ equivalents }: { equivalents: EquivalentView[] }) {
  const words = useWords(searchPage)
  const locale = useLocale()
  if (equivalents.length === 0) return null
  return (
    <section aria-labelledby="search-equivalents" className="stack-12">
      <h2 id="search-equivalents" className="text-h3">
        {words.equivalents}
      </h2>
      <ul className="stack-8">
        {equivalents.map(({ id, maker, product, grade, ours }) => (
          <li key={id} className="cluster-8 items-center">
            <bdi>
              {maker} {product}
            </bdi>
            <Badge tone={grade === 'equal' ? 'ok' : 'neutral'}>{gradeNames[grade][locale]}</Badge>
            <SiteLink to={ours.path} className="text-link">
              <CodedText text={ours.name} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
