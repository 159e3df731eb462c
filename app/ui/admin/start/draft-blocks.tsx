import { startWords } from '#content/admin/overview/start.ts'
import { ITEMS_PATH, PLANNED_PATH } from '#domain/accounts/staff-paths.ts'
import { recordKind } from '#domain/kinds.ts'
import { formatInstant, formatTime } from '#domain/text/format-instant.ts'
import type { StartPageData } from '#app/loading/start-page.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Count, StartBlock, StartRow, When } from './start-block.tsx'

/** What is not on the site yet, or not all of it: one's own first. */
export function DraftsBlock({ part, now }: { part: NonNullable<StartPageData['drafts']>; now: string }) {
  const words = useWords(startWords.drafts)
  const locale = useLocale()
  if (!part.ok) return <StartBlock title={words.title} failed />
  const { mine, all, rows } = part.value
  const count = (
    <>
      <Count value={all} />
      {mine > 0 && <Badge>{words.mine(String(mine))}</Badge>}
    </>
  )
  return (
    <StartBlock
      title={words.title}
      count={count}
      quiet={all === 0 ? words.none : null}
      link={{ to: `${ITEMS_PATH}?state=draft`, text: words.all }}
    >
      <ul className="start-rows">
        {rows.map(({ key, kind, id, name, updatedAt, isMine }) => (
          <StartRow
            key={key}
            to={recordKind(kind).form(id)}
            text={name[locale]}
            marks={
              <>
                <Badge>{recordKind(kind).name[locale]}</Badge>
                {isMine && <Badge>{words.isMine}</Badge>}
              </>
            }
            end={<When at={updatedAt} now={now} />}
          />
        ))}
      </ul>
    </StartBlock>
  )
}

export function PlannedBlock({ part }: { part: NonNullable<StartPageData['planned']> }) {
  const words = useWords(startWords.planned)
  if (!part.ok) return <StartBlock title={words.title} failed />
  const { count, rows } = part.value
  return (
    <StartBlock
      title={words.title}
      count={<Count value={count} />}
      quiet={count === 0 ? words.none : null}
      link={{ to: PLANNED_PATH, text: words.all }}
    >
      <PlannedDays rows={rows} />
    </StartBlock>
  )
}

type PlannedRows = Extract<NonNullable<StartPageData['planned']>, { ok: true }>['value']['rows']

/** What goes onto the site and off it, day by day. */
export function PlannedDays({ rows }: { rows: PlannedRows }) {
  const words = useWords(startWords.planned)
  const locale = useLocale()
  return [...Map.groupBy(rows, ({ at }) => formatInstant(at, locale) ?? '')].map(([day, plans]) => (
    <div key={day}>
      <h3 className="start-day">{day}</h3>
      <ul className="start-rows">
        {plans.map(({ at, act, head: { key, kind, id, name } }) => (
          <StartRow
            key={key + act}
            to={recordKind(kind).form(id)}
            text={name[locale]}
            marks={<Badge tone={act === 'publish' ? 'ok' : 'neutral'}>{words.acts[act]}</Badge>}
            end={<Ltr>{formatTime(at, locale)}</Ltr>}
          />
        ))}
      </ul>
    </div>
  ))
}
