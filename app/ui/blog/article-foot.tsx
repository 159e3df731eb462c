import { blogPage } from '../../../content/pages/blog.ts'
import { useWords } from '../../locale.ts'
import { ArrowLink } from '../base/arrow-link.tsx'
import { Chip } from '../base/chip.tsx'

/** Hashtags, and the way back to all articles. */
export function ArticleFoot({ hashtags }: { hashtags: string[] }) {
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
