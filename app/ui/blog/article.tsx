import type { PostPage } from '#domain/posts/post-page.ts'
import { BELOW_FOLD, AfterPaint } from '#app/delivery/below-fold.tsx'
import { ACROSS_PHONE } from '#app/ui/base/picture/picture-sizes.ts'
import { Picture } from '#app/ui/base/picture/picture.tsx'
import { ArticleHeader } from './article-header.tsx'
import { ArticleMedia } from './article-media.tsx'
import { ContentsRail } from '#app/ui/policy/contents.tsx'
import { RichText } from './rich-text.tsx'
import { blogPage } from '#content/pages/blog.ts'
import { useWords } from '#app/locale.ts'
import { ArrowLink } from '#app/ui/base/arrow-link.tsx'
import { Chip } from '#app/ui/base/chip.tsx'

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

/** Hashtags, and the way back to all articles. */
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
