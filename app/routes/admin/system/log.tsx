import { logWords } from '#content/admin/log.ts'
import { isUndoable } from '#domain/accounts/acts.ts'
import { logSearch } from '#domain/accounts/log-query.ts'
import { LOG_FILE_PATH, LOG_PATH } from '#domain/accounts/staff-paths.ts'
import { formatInstant } from '#domain/text/format-instant.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import { loadLogQuery } from '#app/loading/log-query.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { LogFilters } from '#app/ui/admin/log/log-filters.tsx'
import { LogLines } from '#app/ui/admin/log/log-lines.tsx'
import { ConfirmedExport } from '#app/ui/admin/records/confirmed-export.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import type { Route } from './+types/log.ts'
import { Link } from 'react-router'
import { pagingLabels } from '#content/paging-labels.ts'

export const meta = adminMeta(logWords.title)

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { query, options } = await loadLogQuery(url, context)
  const { audit, confirmation } = context.get(servicesContext)
  const { lines, hasMore } = await audit.page(query, context.get(staffContext).role)
  const now = new Date()
  const isConfirmed = await confirmation.isFresh(request.headers)
  const shown = lines.map((line) => ({ ...line, isUndoable: isUndoable(line, now) }))
  return { query, options, hasMore, isConfirmed, lines: shown }
}

export default function Log({ loaderData: { query, options, lines, hasMore, isConfirmed } }: Route.ComponentProps) {
  const words = useWords(logWords)
  const locale = useLocale()
  const days = Map.groupBy(lines, ({ at }) => formatInstant(at, locale) ?? '')
  const isWhole = logSearch({ ...query, page: 1 }) === ''
  return (
    <AdminPage
      title={words.title}
      actions={
        <IfMay act="log.export">
          <ConfirmedExport
            label={words.export}
            hint={words.exportHint}
            action={LOG_FILE_PATH + logSearch({ ...query, page: 1 })}
            isConfirmed={isConfirmed}
          >
            <button type="submit">{words.file}</button>
          </ConfirmedExport>
        </IfMay>
      }
    >
      <p className="admin-group-text">{words.text}</p>
      {query.ignored.length > 0 && (
        <Message tone="warn">
          {words.ignored(query.ignored.map((name) => words.filters[name]).join(locale === 'ar' ? '، ' : ', '))}
        </Message>
      )}
      {query.of === '' ? (
        <LogFilters query={query} options={options} />
      ) : (
        <p>
          {words.oneAct}{' '}
          <ButtonLink to={LOG_PATH} kind="outline" small>
            {words.whole}
          </ButtonLink>
        </p>
      )}
      {lines.length === 0 && <p>{isWhole ? words.none : words.noneFound}</p>}
      <div className="admin-groups">
        {[...days].map(([day, ofDay]) => (
          <Group key={day} title={day} wide>
            <LogLines lines={ofDay} label={`${words.title}: ${day}`} />
          </Group>
        ))}
      </div>
      <Steps page={query.page} hasMore={hasMore} to={(page) => LOG_PATH + logSearch({ ...query, page })} />
    </AdminPage>
  )
}

/** Previous and next, for lists whose length nobody counts. */
function Steps({ page, hasMore, to }: { page: number; hasMore: boolean; to: (page: number) => string }) {
  const paging = useWords(pagingLabels)
  if (page === 1 && !hasMore) return null
  return (
    <nav aria-label={paging.pagination} className="line-16">
      {page > 1 && (
        <Link to={to(page - 1)} className="button button-outline button-small">
          {paging.previous}
        </Link>
      )}
      <span>{paging.page(page)}</span>
      {hasMore && (
        <Link to={to(page + 1)} className="button button-outline button-small">
          {paging.next}
        </Link>
      )}
    </nav>
  )
}
