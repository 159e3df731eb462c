import { Calendar, Clock, UserRound, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { readingTime } from '#content/pages/blog.ts'
import { countText } from '#domain/text/format.ts'
import type { PostPage } from '#domain/posts/post-page.ts'
import { useLocale } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { usePostAuthor, usePostCategory } from './post-names.ts'

export function ArticleHeader({ post }: { post: PostPage }) {
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
