import { ListFilter } from 'lucide-react'
import { Form } from 'react-router'
import { actWords, logKinds, logWords } from '#content/admin/log.ts'
import { logSearch, type LogKind, type LogQuery } from '#domain/accounts/log-query.ts'
import { LOG_PATH } from '#domain/accounts/staff-paths.ts'
import type { LogOptions } from '#app/loading/log-query.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { optionsOf, SelectField, TextField } from '#app/ui/base/field/text-field.tsx'
import { SearchBox } from '#app/ui/admin/search-box.tsx'

/** Words and filters are one form whose fields stand in the address, with scripts and without. */
export function LogFilters({ query, options }: { query: LogQuery; options: LogOptions }) {
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
