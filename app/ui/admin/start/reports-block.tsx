import { reportWords } from '#content/admin/overview/reports.ts'
import { startWords } from '#content/admin/overview/start.ts'
import { REPORTS_PATH } from '#domain/accounts/staff-paths.ts'
import type { StartPageData } from '#app/loading/start-page.ts'
import { useWords } from '#app/locale.ts'
import { Count, StartBlock } from './start-block.tsx'

const COLUMNS = ['views', 'searches', 'datasheets', 'requests'] as const

/** What visitors did in seven days, beside the seven before. */
export function ReportsBlock({ part }: { part: NonNullable<StartPageData['reports']> }) {
  const words = useWords(reportWords)
  const { all } = useWords(startWords.reports)
  if (!part.ok) return <StartBlock title={words.week} failed />
  const { now, before } = part.value
  return (
    <StartBlock
      title={words.week}
      count={<Count value={now.views} />}
      quiet={now.views + before.views === 0 ? words.quiet : null}
      link={{ to: REPORTS_PATH, text: all }}
    >
      <ul className="start-rows">
        {COLUMNS.map((column) => (
          <li key={column} className="start-row">
            <span className="start-name">{words.columns[column]}</span>
            <span className="start-end">{words.before(before[column].toLocaleString('en-US'))}</span>
            <strong className="start-figure">
              <Count value={now[column]} />
            </strong>
          </li>
        ))}
      </ul>
    </StartBlock>
  )
}
