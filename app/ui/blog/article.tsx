import type { PostPage } from '#domain/posts/post-page.ts'
import { BELOW_FOLD, AfterPaint } from '#app/delivery/below-fold.tsx'
import { ACROSS_PHONE, Picture } from '#app/ui/base/picture/picture.tsx'
import { ArticleMedia } from './article-media.tsx'
import { ContentsRail } from '#app/ui/policy/contents.tsx'
import { RichText } from './rich-text.tsx'
import { blogPage, readingTime } from '#content/pages/blog.ts'
import { useWords, useLocale } from '#app/locale.ts'
import { ArrowLink } from '#app/ui/base/arrow-link.tsx'
import { Chip } from '#app/ui/base/chip.tsx'
import { Calendar, Clock, UserRound, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { countText } from '#domain/text/format.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { usePostAuthor, usePostCategory } from './post-names.ts'

/** Shorter articles are seen at a glance. */
const LEAST_SECTIONS = 3

export function Article({ post }: { post: PostPage }) {
  return (
    <article>
      <ArticleHeader post={post} />
      {post.image && (
        <Picture
          picture={post.image}
          alt={post.imageAlt}
          sizes={`(width < 80rem) ${ACROSS_PHONE}, 1040px`}
          eager
          className="article-lead aspect-video rounded-xl md:rounded-2xl"
        />
      )}
      <AfterPaint>
        <div className="article-columns">
          {post.sections.length >= LEAST_SECTIONS && (
            <div {...BELOW_FOLD} className="article-contents">
              <ArticleContents sections={post.sections} />
            </div>
          )}
          <div className="article-text">
            <RichText html={post.html} />
            <div {...BELOW_FOLD}>
              <ArticleMedia post={post} />
              <ArticleFoot hashtags={post.hashtags} />
            </div>
          </div>
        </div>
      </AfterPaint>
    </article>
  )
}

function ArticleContents({ sections }: Pick<PostPage, 'sections'>) {
  return <ContentsRail label={useWords(blogPage).contents} entries={sections} />
}

function ArticleFoot({ hashtags }: { hashtags: string[] }) {
  const words = useWords(blogPage)
  return (
    <footer className="mt-12 grid justify-items-start gap-6 border-t border-line pt-8">
      {hashtags.length > 0 && (
        <ul className="flex flex-wrap gap-2.5" aria-label={words.tags}>
          {hashtags.map((hashtag) => (
            <li key={hashtag}>
              <Chip>
                <bdi>{hashtag}</bdi>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <ArrowLink to="/blogs">{words.all}</ArrowLink>
    </footer>
  )
}

function ArticleHeader({ post }: { post: PostPage }) {
  const locale = useLocale()
  const category = usePostCategory(post.category)
  const author = usePostAuthor(post.author)
  return (
    <header className="article-lead grid max-w-[47.5rem] justify-items-start gap-3 pt-8 pb-8">
      {category && <Badge>{category}</Badge>}
      <h1 className="text-h1">
        <CodedText text={post.title} />
      </h1>
      <ul className="text-small flex flex-wrap gap-x-4 gap-y-1 md:gap-x-6 text-ink-3">
        <Fact icon={Calendar}>
          <time dateTime={post.day}>{post.date}</time>
        </Fact>
        {author && (
          <Fact icon={UserRound} className="max-md:order-last max-md:basis-full">
            {author}
          </Fact>
        )}
        <Fact icon={Clock}>{countText(post.readingMinutes, readingTime, locale)}</Fact>
      </ul>
    </header>
  )
}

type FactProps = { icon: LucideIcon; className?: string; children: ReactNode }

/** On a phone the author has a line alone: whether all three fit into one would depend on whether the font is there. */
function Fact({ icon: Icon, className = '', children }: FactProps) {
  return (
    <li className={`flex items-center gap-2 ${className}`}>
      <Icon className="size-4.5" aria-hidden />
      {children}
    </li>
  )
}
