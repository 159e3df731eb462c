import { redirect } from 'react-router'
import { startWords } from '#content/admin/overview/start.ts'
import { actorName } from '#content/admin/log.ts'
import { reportWords } from '#content/admin/overview/reports.ts'
import { documentStatuses } from '#content/documents/document-words.ts'
import { checksWords } from '#content/admin/checks.ts'
import { inbox } from '#content/admin/inbox.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { isSetUpItem } from '#domain/site/set-up.ts'
import {
  START_PATH,
  LOG_PATH,
  REPORTS_PATH,
  CHECKS_PATH,
  DOCUMENTS_PATH,
  checkPath,
  searchListPath,
  INBOX_PATH,
  messagePath,
  SETTINGS_PATH,
} from '#domain/accounts/staff-paths.ts'
import { recordKind } from '#domain/kinds.ts'
import { COUNTED_CHECKS } from '#domain/records/content-check.ts'
import { localeOfStaff, refuseForbidden } from '#app/actions/staff-form.ts'
import { loadStartPage, type StartPageData } from '#app/loading/start-page.ts'
import { useWords, useLocale } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { DraftsBlock, PlannedBlock } from '#app/ui/admin/start/draft-blocks.tsx'
import { SetUpBlock } from '#app/ui/admin/start/set-up-block.tsx'
import { SystemBlock } from '#app/ui/admin/start/system-block.tsx'
import { doneIn, Subject } from '#app/ui/admin/log/log-lines.tsx'
import { StartBlock, When, Count, StartRow } from '#app/ui/admin/start/start-block.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import type { Route } from './+types/start.ts'

const COLUMNS = ['views', 'searches', 'datasheets', 'requests'] as const

export const meta = adminMeta(startWords.title)

export const loader = ({ request, context }: Route.LoaderArgs) => loadStartPage(context, localeOfStaff(request))

export const action = receiveSetUpForm

export default function Start({ loaderData }: Route.ComponentProps) {
  const { now, steps, requests, drafts, planned, missing, ending, searches, changes, ...data } = loaderData
  const words = useWords(startWords)
  return (
    <AdminPage title={words.title}>
      <div className="start-blocks">
        {steps && <SetUpBlock part={steps} />}
        {requests && <RequestsBlock part={requests} />}
        {drafts && <DraftsBlock part={drafts} now={now} />}
        {planned && <PlannedBlock part={planned} />}
        {missing && <MissingBlock part={missing} />}
        {ending && <EndingBlock part={ending} />}
        {searches && <SearchesBlock part={searches} />}
        {data.notPublished && data.notRenewed && (
          <SystemBlock part={data.system} notPublished={data.notPublished} notRenewed={data.notRenewed} now={now} />
        )}
        {data.reports && <ReportsBlock part={data.reports} />}
        {changes && <ChangesBlock part={changes} now={now} />}
      </div>
    </AdminPage>
  )
}

/** Says that a step of the set-up is not needed here (`skip`), or that it is after all (`need`). */
async function receiveSetUpForm({ context }: Pick<Route.ActionArgs, 'context'>) {
  const fields = context.get(fieldsContext)
  const [intent, item] = [typedOf(fields, 'intent'), typedOf(fields, 'item')]
  if ((intent !== 'skip' && intent !== 'need') || !isSetUpItem(item)) throw notFound()
  try {
    await context.get(servicesContext).setUp.skip(item, intent === 'skip', context.get(staffContext))
  } catch (error) {
    refuseForbidden(error)
    throw error
  }
  return redirect(START_PATH)
}

/** The last things that were done, in the words of the log. */
function ChangesBlock({ part, now }: { part: NonNullable<StartPageData['changes']>; now: string }) {
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

/** What visitors did in seven days, beside the seven before. */
function ReportsBlock({ part }: { part: NonNullable<StartPageData['reports']> }) {
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

/** What products, categories and articles lack, languages first. */
function MissingBlock({ part }: { part: NonNullable<StartPageData['missing']> }) {
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

/** Documents on the site that end soon or have ended, what ends first, first. */
function EndingBlock({ part }: { part: NonNullable<StartPageData['ending']> }) {
  const words = useWords(startWords.ending)
  const { expired } = useWords(documentStatuses)
  if (!part.ok) return <StartBlock title={words.title} failed />
  const { count, rows } = part.value
  return (
    <StartBlock
      title={words.title}
      count={<Count value={count} />}
      quiet={count === 0 ? words.none : null}
      link={{ to: `${DOCUMENTS_PATH}?sort=expires`, text: words.all }}
    >
      <ul className="start-rows">
        {rows.map(({ id, title, ends, isOver }) => (
          <StartRow
            key={id}
            to={recordKind('document').form(id)}
            text={title}
            marks={isOver && <Badge tone="red">{expired}</Badge>}
            end={ends}
          />
        ))}
      </ul>
    </StartBlock>
  )
}

/** What visitors searched in vain, with how often they did. */
function SearchesBlock({ part }: { part: NonNullable<StartPageData['searches']> }) {
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

/** What waits for an answer, the oldest first, and how much of it is late. */
function RequestsBlock({ part }: { part: NonNullable<StartPageData['requests']> }) {
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
