import type { ReactNode } from 'react'
import {
  Contact,
  FileUp,
  Globe,
  Plus,
  SearchX,
  Signpost,
  SlidersHorizontal,
  Speech,
  Webhook,
  type LucideIcon,
} from 'lucide-react'
import { rowsImport } from '#content/admin/catalogue/rows-import.ts'
import { CUSTOMERS_IMPORT_PATH } from '#domain/accounts/staff-paths.ts'
import { liveListWords } from '#content/admin/records/list-words.ts'
import { redirectsWords } from '#content/admin/redirects.ts'
import { liveListSearch, type LiveListKind, type LiveListQuery } from '#domain/records/lists/live-list.ts'
import { recordKind } from '#domain/kinds.ts'
import type { ExportedList } from '#domain/sheets/exported-lists.ts'
import { inLanguage } from '#domain/text/locale.ts'
import type { BulkAnswer } from '#app/actions/bulk-form.ts'
import type { CustomerChoices, LiveRow, OwnList } from '#app/loading/records/live-list.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { CustomerHead } from '#app/ui/admin/customers/customer-head.tsx'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { AnswerMessage, useStaffForm } from '#app/ui/admin/group.tsx'
import { RecordActions } from '#app/ui/admin/record-actions.tsx'
import { SearchLine } from '#app/ui/admin/search-line.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { ExportMenu } from './export-menu.tsx'
import { LiveFacts } from './live-rows.tsx'
import { SelectBox, SelectPage } from './select-box.tsx'
import { BulkList } from './bulk-list.tsx'

export type LiveListProps = {
  kind: LiveListKind
  query: LiveListQuery
  found:
    | {
        ok: true
        value: { rows: LiveRow[]; total: number; pages: number; choices: CustomerChoices | null; own: OwnList | null }
      }
    | { ok: false }
  selected?: BulkAnswer | undefined
}

const VIEWS: Record<LiveListKind, { icon: LucideIcon; exported?: ExportedList }> = {
  seo: { icon: Globe },
  redirect: { icon: Signpost, exported: 'redirects' },
  alias: { icon: Speech, exported: 'aliases' },
  customer: { icon: Contact, exported: 'customers' },
  webhook: { icon: Webhook },
  attribute: { icon: SlidersHorizontal },
}

/** The list of a kind without drafts, which staff search, page through, add to and delete from. */
export function LiveList({ kind, query, found, selected }: LiveListProps) {
  const words = inLanguage(liveListWords(kind), useLocale())
  const { exported } = VIEWS[kind]
  const imports = useWords(rowsImport)
  const { list, form, writes } = recordKind(kind)
  const { answer } = useStaffForm<{ actId: string }>('remove')
  const to = (page: number) => list + liveListSearch({ ...query, page })
  return (
    <AdminPage
      title={words.title}
      count={found.ok ? found.value.total : undefined}
      actions={
        <>
          {kind === 'customer' && (
            <ButtonLink to={CUSTOMERS_IMPORT_PATH} kind="outline" small>
              <FileUp />
              {imports.open}
            </ButtonLink>
          )}
          {exported && <ExportMenu list={exported} search={liveListSearch(query)} />}
          <IfMay act={writes}>
            <ButtonLink to={`${list}/add`} small>
              <Plus />
              {words.add}
            </ButtonLink>
          </IfMay>
        </>
      }
    >
      <p className="admin-group-text">{words.text}</p>
      <AnswerMessage answer={answer} act={answer?.result?.actId} />
      {kind === 'redirect' && <RedirectFilters query={query} />}
      {kind === 'customer' && <CustomerHead query={query} found={found} />}
      {kind !== 'redirect' && kind !== 'customer' && <Search kind={kind} query={query} />}
      {!found.ok && <LoadError title={words.failed} />}
      {found.ok && found.value.total === 0 && <NoRecords kind={kind} query={query} />}
      {found.ok && found.value.total > 0 && (
        <Selectable kind={kind} path={to(query.page)} found={found.value} answer={selected}>
          <div className="card">
            <ul className="admin-rows">
              {found.value.rows.map((row) => (
                <li key={row.id} className="admin-row">
                  {kind === 'customer' && <SelectBox id={row.id} name={row.name} />}
                  <LiveFacts kind={kind} row={row} columns={found.value.own?.columns} choices={found.value.choices} />
                  <RecordActions edit={form(row.id)} id={row.id} name={row.name} words={words} act={writes} />
                </li>
              ))}
            </ul>
          </div>
          <Pagination page={query.page} pages={found.value.pages} to={to} />
        </Selectable>
      )}
    </AdminPage>
  )
}

type SelectableProps = {
  kind: LiveListKind
  path: string
  found: { rows: LiveRow[]; total: number }
  answer: BulkAnswer | undefined
  children: ReactNode
}

/** Only of customers many are acted on at once. */
function Selectable({ kind, path, found: { rows, total }, answer, children }: SelectableProps) {
  if (kind !== 'customer') return children
  return (
    <BulkList kind={kind} path={path} shown={rows.length} total={total} answer={answer}>
      <SelectPage />
      {children}
    </BulkList>
  )
}

type Narrowed = Pick<LiveListProps, 'kind' | 'query'>

/** Nothing yet, or nothing of what was asked for; either says how to go on. */
function NoRecords({ kind, query }: Narrowed) {
  const { empty, noneFound, add } = inLanguage(liveListWords(kind), useLocale())
  const { list, writes } = recordKind(kind)
  if (liveListSearch(query) !== '')
    return <StateBlock icon={SearchX} title={noneFound.title} link={{ to: list, label: noneFound.all }} />
  return (
    <StateBlock icon={VIEWS[kind].icon} title={empty.title} text={empty.text}>
      <IfMay act={writes}>
        <ButtonLink to={`${list}/add`} kind="outline">
          {add}
        </ButtonLink>
      </IfMay>
    </StateBlock>
  )
}

function Search({ kind, query: { search, origin } }: Narrowed) {
  const words = inLanguage(liveListWords(kind), useLocale())
  return (
    <SearchLine action={recordKind(kind).list} label={words.search} submit={words.searchButton} value={search}>
      {origin && <input type="hidden" name="origin" value={origin} />}
    </SearchLine>
  )
}

function RedirectFilters({ query }: { query: LiveListQuery }) {
  const words = useWords(redirectsWords)
  return (
    <div className="admin-filters">
      <Search kind="redirect" query={query} />
      <nav aria-label={words.origin} className="admin-chips">
        {([null, 'staff', 'kept'] as const).map((origin) => (
          <ChipLink
            key={origin}
            to={recordKind('redirect').list + liveListSearch({ ...query, origin, page: 1 })}
            on={query.origin === origin}
            preventScrollReset
          >
            {words.origins[origin ?? 'all']}
          </ChipLink>
        ))}
      </nav>
    </div>
  )
}
