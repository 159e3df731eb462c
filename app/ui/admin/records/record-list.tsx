import { Plus, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { listWords } from '#content/admin/records/list-words.ts'
import { recordWords } from '#content/admin/records/record-words.ts'
import type { SavedView } from '#domain/accounts/staff-preferences.ts'
import { openedFrom, BIN_PATH } from '#domain/accounts/staff-paths.ts'
import { NO_COUNTS, type StateCounts, LIST_STATES } from '#domain/records/lists/list-state.ts'
import { recordKind, type RecordKindName } from '#domain/kinds.ts'
import { inLanguage } from '#domain/text/locale.ts'
import type { BulkAnswer } from '#app/actions/bulk-form.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { listPath, type ListedKind } from '#app/record-address.ts'
import { listAddress, listQueries, type ListQuery } from '#app/record-lists.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { DeleteDialog } from '#app/ui/admin/deletion/delete-dialog.tsx'
import { useDeletion } from '#app/ui/admin/deletion/use-deletion.tsx'
import type { Target } from '#app/ui/admin/categories/filled-choice.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { ExportMenu } from './export-menu.tsx'
import { NamedViews, SavedViews } from './saved-views.tsx'
import { ListBar } from './list-bar.tsx'
import { listView, type ListedRecord, type ListOf } from './list-views.tsx'
import { useSelection } from './selection-context.ts'
import { SelectPage } from './select-box.tsx'
import { BulkList } from './bulk-list.tsx'
import { publicationWords, stateWords } from '#content/admin/records/publication.ts'
import { binSearch } from '#domain/records/lists/bin-query.ts'
import type { ListedState } from '#domain/records/publication.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'

type Found = {
  rows: readonly ListedRecord[]
  total: number
  pages: number
  counts: StateCounts
  /** What somebody has named of this list. */
  saved: readonly SavedView[]
  beside: object
}

type RecordListProps = {
  kind: ListedKind
  query: ListQuery
  found: { ok: true; value: Found } | { ok: false }
  answer: BulkAnswer | undefined
}

/** The list of a kind of record: what narrows it, what is selected in it, and its records as the view of the kind draws them. */
export function RecordList({ kind, query: loaded, found, answer }: RecordListProps) {
  const locale = useLocale()
  const view = listView(kind)
  const words = inLanguage(listWords(kind), locale)
  const { verb } = inLanguage(recordWords(kind).deletion!, locale)
  const { query, isComing } = useShownQuery(kind, loaded)
  const path = listAddress(kind, query)
  const { ask, ...deletion } = useDeletion(path)
  const { rows, total, pages, counts, saved, beside }: Found = found.ok ? found.value : NOTHING
  const nothing = <NoRecords kind={kind} query={loaded} />
  const list: ListOf = { kind, rows, total, pages, query, loaded, path, beside, ask, isComing, nothing }
  const targets = 'targets' in beside ? (beside.targets as Target[]) : undefined
  const { Actions, Body = PlainBody, Behind, Columns } = view
  const search = listQueries(kind).search({ ...loaded, page: 1 })
  return (
    <AdminPage
      title={words.title}
      count={found.ok ? total : undefined}
      actions={
        <>
          {view.exported && (
            <ExportMenu list={view.exported} search={listQueries(kind).search(loaded)} total={total} hasMarks />
          )}
          <IfMay act={recordKind(kind).writes}>
            {Actions && <Actions {...list} />}
            <ButtonLink to={openedFrom(path, `${listPath(kind)}/add`)} small>
              <Plus />
              {words.add}
            </ButtonLink>
          </IfMay>
        </>
      }
    >
      <BulkList kind={kind} path={path} shown={rows.length} total={total} answer={answer}>
        <NamedViews path={listPath(kind)} saved={saved} search={search} />
        <div className="list-head">
          <StateChips
            kind={kind}
            state={query.state}
            counts={counts}
            search={query.search}
            to={(state) => listAddress(kind, { ...query, state, page: 1 })}
          />
          <ListTools>
            <SavedViews saved={saved} path={listPath(kind) + search} />
            {Columns && <Columns {...list} />}
          </ListTools>
        </div>
        {view.bar && <ListBar query={loaded} beside={beside} {...view.bar} />}
        {found.ok ? <Body {...list} /> : <LoadError title={words.failed} />}
        <DeleteDialog {...deletion} verb={verb} targets={targets} />
      </BulkList>
      {found.ok && Behind && <Behind {...list} />}
    </AdminPage>
  )
}

const NOTHING: Found = { rows: [], total: 0, pages: 1, counts: NO_COUNTS, saved: [], beside: {} }

/** What the list is asked for: what is on its way while its records load. */
function useShownQuery(kind: ListedKind, loaded: ListQuery) {
  const { location } = useNavigation()
  const isComing = location?.pathname === listPath(kind)
  const query = isComing ? listQueries(kind).read(new URLSearchParams(location.search)) : loaded
  return { query, isComing }
}

/** A person's own views and columns of the list, outside the form of bulk actions. */
function ListTools({ children }: { children: ReactNode }) {
  const { maySelect } = useSelection()
  return maySelect && <div className="list-tools">{children}</div>
}

function PlainBody(list: ListOf) {
  const { kind, rows, query, pages, loaded, nothing } = list
  const { Rows } = listView(kind)
  if (rows.length === 0) return nothing
  return (
    <>
      <SelectPage />
      {Rows && <Rows {...list} />}
      <Pagination page={loaded.page ?? 1} pages={pages} to={(page) => listAddress(kind, { ...query, page })} />
    </>
  )
}

/** Nothing yet, or nothing of what was asked for; either says how to go on. */
function NoRecords({ kind, query }: { kind: ListedKind; query: ListQuery }) {
  const words = inLanguage(listWords(kind), useLocale())
  const { icon, Start } = listView(kind)
  const path = listPath(kind)
  const isSearched = query.search !== '' || query.state !== null
  if (isSearched || ((kind === 'product' || kind === 'document') && listQueries(kind).search(query) !== '')) {
    return (
      <StateBlock
        icon={SearchX}
        title={words.noneFound ?? words.empty}
        text={words.noneText}
        link={{ to: path, label: words.showAll }}
      />
    )
  }
  return (
    <StateBlock icon={icon} title={words.empty} text={words.emptyText}>
      <IfMay act={recordKind(kind).writes}>
        <ButtonLink to={`${path}/add`} kind="outline">
          {words.add}
        </ButtonLink>
        {Start && <Start />}
      </IfMay>
    </StateBlock>
  )
}

type StateChipsProps = {
  kind: RecordKindName
  /** Null for all states. */
  state: ListedState | null
  counts: StateCounts
  /** The list narrowed to a state. */
  to: (state: ListedState | null) => string
  /** What is looked for, which the bin looks for, too. */
  search?: string
}

/** Narrows a list to what is on the site, what is not, and what is planned; the bin is the last of them. */
function StateChips({ kind, state: chosen, counts, to, search = '' }: StateChipsProps) {
  const words = useWords(publicationWords)
  const states = useWords(stateWords)
  return (
    <nav aria-label={words.filter} className="admin-chips">
      <ChipLink to={to(null)} on={chosen === null} preventScrollReset>
        {words.all}
      </ChipLink>
      {LIST_STATES.map((state) => (
        <ChipLink key={state} to={to(state)} on={chosen === state} preventScrollReset>
          {states[state]}
          {state !== 'published' && counts[state] > 0 && <Ltr className="admin-chip-count">{counts[state]}</Ltr>}
        </ChipLink>
      ))}
      <ChipLink to={BIN_PATH + binSearch({ kind, search, page: 1 })}>{words.inBin}</ChipLink>
    </nav>
  )
}
