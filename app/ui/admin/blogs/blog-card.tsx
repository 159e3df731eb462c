import { CodedText } from '#app/ui/base/code.tsx'
import type { MouseEvent } from 'react'
import { adminForm } from '#content/admin/form.ts'
import { Copy, Eye, Newspaper, Pencil, Trash2 } from 'lucide-react'
import { blogDeletion, blogList } from '#content/admin/blogs.ts'
import { formatDay } from '#domain/text/format.ts'
import { directionOf, localizedPath, type Locale } from '#domain/text/locale.ts'
import { postPath } from '#domain/site/paths.ts'
import { isOnSite } from '#domain/records/lists/list-state.ts'
import type { PostRow } from '#domain/posts/post-list.ts'
import { BLOGS_PATH, copyPath, openedFrom, staffPath } from '#domain/accounts/staff-paths.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { usePostCategory } from '#app/ui/blog/post-names.ts'
import type { Deletion } from '#app/ui/admin/deletion/deletion.ts'
import { EditLink } from '#app/ui/admin/edit-link.tsx'
import { ListPicture } from '#app/ui/admin/list-picture.tsx'
import { MarkBox } from '#app/ui/admin/records/mark-box.tsx'
import { PublicationBadges } from '#app/ui/admin/records/publication-badges.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'

const SIZES = '(width >= 64rem) 360px, (width >= 48rem) 46vw, 92vw'

export type BlogCardProps = {
  post: PostRow
  /** The list that staff come back to. */
  next: string
  onDelete: (deletion: Deletion) => (event: MouseEvent) => void
}

/** A post as staff find it: picture, both titles and the snippet, in the reader's language first, what it lacks, and what can be done. */
export function BlogCard(card: BlogCardProps) {
  const { post } = card
  const locale = useLocale()
  const other = locale === 'ar' ? 'en' : 'ar'
  // A draft may have the other title alone.
  const titles = ([locale, other] as const).filter((one) => post.title[one] !== '')
  const words = useWords(blogList)
  const category = usePostCategory(post.category)
  return (
    <article className="blog-card">
      <MarkBox id={post.id} name={post.title[locale] || post.title.ar || post.title.en} />
      <div className="blog-card-picture">
        <ListPicture picture={post.image} sizes={SIZES} icon={Newspaper} />
      </div>
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
        {snippetsFor(locale).map((written) => (
          <p key={written} lang={written} dir={directionOf(written)} className="blog-card-snippet">
            <CodedText text={post.snippet[written]} />
          </p>
        ))}
        <p className="blog-card-facts">
          <time dateTime={post.date}>{formatDay(post.date, locale) ?? post.date}</time>
          {category && <Badge>{category}</Badge>}
          <PublicationBadges {...post.publication} />
          {post.gaps.map((gap) => (
            <Badge key={gap} tone="warn">
              {gap === 'ar' ? words.noArabic : words.noEnglish}
            </Badge>
          ))}
        </p>
      </div>
      <BlogActions {...card} />
    </article>
  )
}

/** The English one stands on every card (docs/specification 2.18), and after the Arabic one where the reader is. */
const snippetsFor = (locale: Locale): Locale[] => (locale === 'ar' ? ['ar', 'en'] : ['en'])

/** Without scripts the question before a deletion is a page of its own, which the button leads to. */
function BlogActions({ post, next, onDelete }: BlogCardProps) {
  const locale = useLocale()
  const words = useWords(blogList)
  const deleting = useWords(blogDeletion)
  const { duplicateNamed } = useWords(adminForm)
  const title = post.title[locale] || post.title.ar || post.title.en
  const deletion = { to: staffPath('blogs', 'delete', post.id), question: deleting.question, text: title }
  return (
    <div className="blog-card-actions">
      <EditLink to={openedFrom(next, staffPath('blogs', 'edit', post.id))} name={title} label={words.editNamed(title)}>
        <Pencil />
        {words.edit}
      </EditLink>
      <IfMay act="records.write">
        <ButtonLink
          to={copyPath(next, `${BLOGS_PATH}/add`, post.id)}
          kind="outline"
          icon
          aria-label={duplicateNamed(title)}
        >
          <Copy />
        </ButtonLink>
      </IfMay>
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
      <IfMay act="records.write">
        <form method="get" action={deletion.to}>
          <input type="hidden" name="next" value={next} />
          <Button
            type="submit"
            kind="danger"
            icon
            aria-label={deleting.named(title)}
            title={deleting.button}
            onClick={onDelete(deletion)}
          >
            <Trash2 />
          </Button>
        </form>
      </IfMay>
    </div>
  )
}
