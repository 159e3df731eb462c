import { actorName } from '#content/admin/log.ts'
import { startWords } from '#content/admin/overview/start.ts'
import { LOG_PATH } from '#domain/accounts/staff-paths.ts'
import type { StartPageData } from '#app/loading/start-page.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { doneIn, Subject } from '#app/ui/admin/log/log-lines.tsx'
import { StartBlock, When } from './start-block.tsx'

/** The last things that were done, in the words of the log. */
export function ChangesBlock({ part, now }: { part: NonNullable<StartPageData['changes']>; now: string }) {
  const words = useWords(startWords.changes)
  const locale = useLocale()
  if (!part.ok) return <StartBlock title={words.title} failed />
  const lines = part.value
  return (
    <StartBlock
      title={words.title}
      quiet={lines.length === 0 ? words.none : null}
      link={{ to: LOG_PATH, text: words.all }}
    >
      <ol className="start-rows">
        {lines.map((line) => (
          <li key={line.id} className="start-row">
            <span className="start-name">
              {doneIn(line, locale)} <Subject {...line} />
            </span>
            <span className="start-end">
              <bdi>{actorName(line.actor, locale)}</bdi> <When at={line.at} now={now} />
            </span>
          </li>
        ))}
      </ol>
    </StartBlock>
  )
}
