import { Link, Form } from 'react-router'
import { ListFilter } from 'lucide-react'
import { logWords, actWords, logKinds } from '#content/admin/log.ts'
import { pagingLabels } from '#content/paging-labels.ts'
import { isUndoable } from '#domain/accounts/acts.ts'
import { logSearch, type LogKind, type LogQuery } from '#domain/accounts/log-query.ts'
import { LOG_FILE_PATH, LOG_PATH } from '#domain/accounts/staff-paths.ts'
import { formatInstant } from '#domain/text/format-instant.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import { loadLogQuery, type LogOptions } from '#app/loading/log-query.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { LogLines } from '#app/ui/admin/log/log-lines.tsx'
import { ConfirmedExport } from '#app/ui/admin/records/export-menu.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { ButtonLink, Button } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { optionsOf, SelectField, TextField } from '#app/ui/base/field/text-field.tsx'
import { SearchBox } from '#app/ui/admin/search-line.tsx'
import type { Route } from './+types/log.ts'

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

/** Words and filters are one form; its fields are in the address, with scripts and without. */
function LogFilters({ query, options }: { query: LogQuery; options: LogOptions }) {
  const words = useWords(logWords)
  const kinds = useWords(logKinds)
  const names = words.filters
  const isNarrowed = logSearch({ ...query, page: 1 }) !== ''
  const isOpen = [query.who, query.kind, query.act, query.from, query.to].some((value) => value !== '')
  return (
    <Form key={logSearch(query)} action={LOG_PATH} role="search" className="log-filters">
      <SearchBox label={words.search} submit={words.searchButton} value={query.q} />
      <details className="inbox-more" open={isOpen}>
        <summary className="button button-outline button-small">
          <ListFilter />
          {words.more}
        </summary>
        <div className="log-fields">
          <SelectField label={names.kind} name="kind" defaultValue={query.kind}>
            <option value="">{words.anything}</option>
            {optionsOf(options.kinds, (kind) => [kind, kinds[kind as LogKind]])}
          </SelectField>
          <SelectField label={names.act} name="act" defaultValue={query.act}>
            <option value="">{words.anything}</option>
            {options.kinds.map((kind) => (
              <Acts key={kind} kind={kind} acts={options.acts.filter((act) => act.startsWith(`${kind}.`))} />
            ))}
          </SelectField>
          <SelectField label={names.who} name="who" defaultValue={query.who}>
            <option value="">{words.anybody}</option>
            {optionsOf(options.people, ({ id, name }) => [id, name])}
            <option value="system">{words.kinds.system}</option>
          </SelectField>
          <TextField label={names.from} type="date" name="from" defaultValue={query.from} />
          <TextField label={names.to} type="date" name="to" defaultValue={query.to} />
          <div className="cluster-8">
            <Button type="submit" kind="ink" small>
              {words.apply}
            </Button>
            {isNarrowed && (
              <ButtonLink to={LOG_PATH} kind="outline" small>
                {words.clear}
              </ButtonLink>
            )}
          </div>
        </div>
      </details>
    </Form>
  )
}

function Acts({ kind, acts }: { kind: string; acts: string[] }) {
  const locale = useLocale()
  if (acts.length === 0) return null
  return (
    <optgroup label={logKinds[kind as LogKind][locale]}>
      {optionsOf(acts, (act) => [act, actWords(act)?.[locale] ?? act])}
    </optgroup>
  )
}
