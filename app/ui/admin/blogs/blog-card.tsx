import { Eye, Newspaper } from 'lucide-react'
import { blogList } from '#content/admin/blogs.ts'
import { formatDay } from '#domain/text/format.ts'
import { directionOf, localizedPath, type Locale } from '#domain/text/locale.ts'
import { postPath } from '#domain/site/paths.ts'
import type { ColumnOf } from '#domain/records/lists/list-columns.ts'
import { isOnSite } from '#domain/records/lists/list-state.ts'
import type { PostRow } from '#domain/posts/post-list.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { usePostCategory } from '#app/ui/blog/post-names.ts'
import { ListPicture } from '#app/ui/admin/list-picture.tsx'
import type { ListOf } from '#app/ui/admin/records/list-views.tsx'
import { OwnColumns } from '#app/ui/admin/records/own-columns.tsx'
import { SelectBox } from '#app/ui/admin/records/select-box.tsx'
import { PublicationBadges } from '#app/ui/admin/records/publication-badges.tsx'
import { RowActions } from '#app/ui/admin/records/row-actions.tsx'
import { ContentMarks } from '#app/ui/admin/site/content-marks.tsx'
import './blogs.css'

type PostColumn = ColumnOf<'list.post'>

const SIZES = '(width >= 64rem) 360px, (width >= 48rem) 46vw, 92vw'

/** What cards of posts show, for oneself. */
export function PostColumns({ path, beside: { columns } }: ListOf<PostRow, { columns?: PostColumn[] }>) {
  const words = useWords(blogList)
  const called = Object.entries(words.columns) as [PostColumn, string][]
  return columns && <OwnColumns path={path} columns={columns} offered={called} />
}

/** Cards of posts, as many as fit on a page. */
export function BlogCards({ rows, beside: { columns }, ...list }: ListOf<PostRow, { columns: PostColumn[] }>) {
  return (
    <ul className="blog-cards">
      {rows.map((row) => (
        <li key={row.id}>
          <BlogCard post={row} columns={columns} {...list} />
        </li>
      ))}
    </ul>
  )
}

type BlogCardProps = Pick<ListOf, 'kind' | 'path' | 'ask'> & { post: PostRow; columns: readonly PostColumn[] }

/** A post as staff find it: picture, both titles and the snippet, in the reader's language first, what it lacks, and what can be done. */
export function BlogCard({ post, columns, kind, path, ask }: BlogCardProps) {
  const locale = useLocale()
  const other = locale === 'ar' ? 'en' : 'ar'
  // A draft may have the other title alone.
  const written = ([locale, other] as const).filter((one) => post.title[one] !== '')
  const titles = columns.includes('other-title') ? written : written.slice(0, 1)
  const words = useWords(blogList)
  const name = post.title[locale] || post.title.ar || post.title.en
  return (
    <article className="blog-card">
      <SelectBox id={post.id} name={name} />
      {columns.includes('picture') && (
        <div className="blog-card-picture">
          <ListPicture picture={post.image} sizes={SIZES} icon={Newspaper} />
        </div>
      )}
      <div className="blog-card-words">
        {titles.map((one, index) => {
          const Title = index === 0 ? 'h2' : 'p'
          return (
            <Title
              key={one}
              lang={one}
              dir={directionOf(one)}
              className={index === 0 ? undefined : 'blog-card-other-title'}
            >
              <CodedText text={post.title[one]} />
            </Title>
          )
        })}
        {(columns.includes('snippet') ? snippetsFor(locale) : []).map((written) => (
          <p key={written} lang={written} dir={directionOf(written)} className="blog-card-snippet">
            <CodedText text={post.snippet[written]} />
          </p>
        ))}
        <PostFacts post={post} columns={columns} />
      </div>
      <div className="blog-card-actions">
        <RowActions {...{ kind, path, ask }} id={post.id} name={name} isLarge>
          {isOnSite(post.publication) && (
            <ButtonLink
              href={localizedPath(locale, postPath(post.slug))}
              target="_blank"
              kind="outline"
              icon
              aria-label={words.view}
              title={words.view}
            >
              <Eye />
            </ButtonLink>
          )}
        </RowActions>
      </div>
    </article>
  )
}

function PostFacts({ post, columns }: Pick<BlogCardProps, 'post' | 'columns'>) {
  const locale = useLocale()
  const category = usePostCategory(post.category)
  return (
    <p className="cluster-6/10 items-center text-ink-3 words-14">
      {columns.includes('date') && <time dateTime={post.date}>{formatDay(post.date, locale) ?? post.date}</time>}
      {category && columns.includes('category') && <Badge>{category}</Badge>}
      {columns.includes('state') && (
        <>
          <PublicationBadges {...post.publication} />
          <ContentMarks missing={post.gaps} />
        </>
      )}
    </p>
  )
}

/** The English one stands on every card (docs/specification 2.18), and after the Arabic one where the reader is. */
const snippetsFor = (locale: Locale): Locale[] => (locale === 'ar' ? ['ar', 'en'] : ['en'])
