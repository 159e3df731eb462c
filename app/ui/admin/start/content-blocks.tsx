import { checksWords } from '#content/admin/checks.ts'
import { startWords } from '#content/admin/overview/start.ts'
import { CHECKS_PATH, checkPath, searchListPath } from '#domain/accounts/staff-paths.ts'
import { COUNTED_CHECKS } from '#domain/records/content-check.ts'
import type { StartPageData } from '#app/loading/start-page.ts'
import { useWords } from '#app/locale.ts'
import { Count, StartBlock, StartRow } from './start-block.tsx'

/** What products, categories and articles lack, languages first. */
export function MissingBlock({ part }: { part: NonNullable<StartPageData['missing']> }) {
  const words = useWords(startWords.missing)
  const { checks } = useWords(checksWords)
  if (!part.ok) return <StartBlock title={words.title} failed />
  const counts = part.value
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <StartBlock
      title={words.title}
      count={<Count value={total} />}
      quiet={total === 0 ? words.none : null}
      link={{ to: CHECKS_PATH, text: words.all }}
    >
      <ul className="start-rows">
        {COUNTED_CHECKS.filter((check) => counts[check] > 0).map((check) => (
          <StartRow key={check} to={checkPath(check)} text={checks[check]} end={<Count value={counts[check]} />} />
        ))}
      </ul>
    </StartBlock>
  )
}

/** What visitors searched in vain, with how often they did. */
export function SearchesBlock({ part }: { part: NonNullable<StartPageData['searches']> }) {
  const words = useWords(startWords.searches)
  if (!part.ok) return <StartBlock title={words.title} failed />
  const { count, rows } = part.value
  return (
    <StartBlock
      title={words.title}
      count={<Count value={count} />}
      quiet={count === 0 ? words.none : null}
      link={{ to: searchListPath('missed'), text: words.all }}
    >
      <ul className="start-rows">
        {rows.map(({ query, times }) => (
          <StartRow key={query} text={query} end={<Count value={times} />} />
        ))}
      </ul>
    </StartBlock>
  )
}
