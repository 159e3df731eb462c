import { inbox } from '#content/admin/inbox.ts'
import { startWords } from '#content/admin/overview/start.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { INBOX_PATH, messagePath, SETTINGS_PATH } from '#domain/accounts/staff-paths.ts'
import type { StartPageData } from '#app/loading/start-page.ts'
import { useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { StartBlock, StartRow } from './start-block.tsx'

/** What waits for an answer, the oldest first, and how much of it is late. */
export function RequestsBlock({ part }: { part: NonNullable<StartPageData['requests']> }) {
  const words = useWords(startWords.requests)
  const { yesterday } = useWords(inbox)
  if (!part.ok) return <StartBlock title={words.title} failed />
  const { unread, late, rows, lacksEidsOf } = part.value
  const count = (
    <>
      {words.unread(String(unread))}
      {late > 0 && <Badge tone="red">{words.late(String(late))}</Badge>}
    </>
  )
  const quiet = rows.length === 0 ? words.none : words.nothingLate
  return (
    <StartBlock
      title={words.title}
      count={count}
      quiet={late > 0 ? null : quiet}
      link={{ to: INBOX_PATH, text: words.all }}
    >
      {lacksEidsOf !== null && (
        <p className="start-quiet">
          {words.lacksEids(lacksEidsOf)}{' '}
          <SiteLink to={`${SETTINGS_PATH}#work`} className="start-more">
            {words.enterEids}
          </SiteLink>
        </p>
      )}
      <ul className="start-rows">
        {rows.map(({ id, name, receivedAt, when, isLate }) => (
          <StartRow
            key={id}
            to={messagePath(id)}
            text={name}
            marks={isLate && <Badge tone="red">{words.isLate}</Badge>}
            end={<time dateTime={receivedAt}>{when.kind === 'yesterday' ? yesterday : <bdi>{when.text}</bdi>}</time>}
          />
        ))}
      </ul>
    </StartBlock>
  )
}
