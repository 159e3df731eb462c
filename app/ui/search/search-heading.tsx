import { CodedText } from '#app/ui/base/code.tsx'
import { searchPage } from '#content/pages/search.ts'
import { useLabels, useWords } from '#app/locale.ts'

type SearchHeadingProps = {
  text: string
  /** Null while nothing was searched or found out. */
  total: number | null
}

/** «Search Results», the quoted query and the number of products, as one heading. */
export function SearchHeading({ text, total }: SearchHeadingProps) {
  const words = useWords(searchPage)
  const labels = useLabels()
  return (
    <h1 className="search-heading">
      <span className={text ? 'text-small font-normal text-ink-3' : 'text-h1'}>{words.title}</span>
      {text && (
        <span className="text-h1">
          <bdi>
            <CodedText text={words.quoted(text)} />
          </bdi>{' '}
          {total !== null && <span className="text-ink-3">{labels.products(total)}</span>}
        </span>
      )}
    </h1>
  )
}
