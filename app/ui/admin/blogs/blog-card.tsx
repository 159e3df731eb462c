import { Eye, Newspaper, Pencil, Trash2 } from 'lucide-react'
import { blogDeletion, blogList } from '../../../../content/admin/blogs.ts'
import { formatDay } from '../../../../domain/format.ts'
import { localizedPath } from '../../../../domain/locale.ts'
import { postPath } from '../../../../domain/paths.ts'
import type { PostRow } from '../../../../domain/post-list.ts'
import { useLocale, useWords } from '../../../locale.ts'
import { Badge } from '../../base/badge.tsx'
import { Button, ButtonLink } from '../../base/button.tsx'
import { usePostCategory } from '../../blog/post-names.ts'
import { ListPicture } from '../list-picture.tsx'

const SIZES = '(width >= 64rem) 360px, (width >= 48rem) 46vw, 92vw'

/** A post as staff find it: picture, English and Arabic title, English snippet, what it lacks, and what can be done. */
export function BlogCard({ post, onDelete }: { post: PostRow; onDelete: () => void }) {
  const locale = useLocale()
  const words = useWords(blogList)
  const category = usePostCategory(post.category)
  return (
    <article className="blog-card">
      <div className="blog-card-picture">
        <ListPicture picture={post.image} sizes={SIZES} icon={Newspaper} />
      </div>
      <div className="blog-card-words">
        <h2 lang="en" dir="ltr">
          {post.title.en}
        </h2>
        <p lang="ar" dir="rtl" className="blog-card-arabic">
          {post.title.ar}
        </p>
        <p lang="en" dir="ltr" className="blog-card-snippet">
          {post.snippet.en}
        </p>
        <p className="blog-card-facts">
          <time dateTime={post.date}>{formatDay(post.date, locale) ?? post.date}</time>
          {category && <Badge>{category}</Badge>}
          {post.gaps.map((gap) => (
            <Badge key={gap} tone="warn">
              {gap === 'ar' ? words.noArabic : words.noEnglish}
            </Badge>
          ))}
        </p>
      </div>
      <BlogActions post={post} onDelete={onDelete} />
    </article>
  )
}

/** Without scripts the question before a deletion is a step of its own: the same page, asked for with `delete`. */
function BlogActions({ post, onDelete }: { post: PostRow; onDelete: () => void }) {
  const locale = useLocale()
  const words = useWords(blogList)
  const deletion = useWords(blogDeletion)
  const title = post.title[locale]
  return (
    <div className="blog-card-actions">
      <ButtonLink
        to={`/admin/blogs/edit/${encodeURIComponent(post.id)}`}
        kind="outline"
        small
        aria-label={words.editNamed(title)}
      >
        <Pencil />
        {words.edit}
      </ButtonLink>
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
      <form method="get">
        <input type="hidden" name="delete" value={post.id} />
        <Button
          type="submit"
          kind="danger"
          icon
          aria-label={deletion.named(title)}
          title={deletion.button}
          onClick={(event) => {
            event.preventDefault()
            onDelete()
          }}
        >
          <Trash2 />
        </Button>
      </form>
    </div>
  )
}
