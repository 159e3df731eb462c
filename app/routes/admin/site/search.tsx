import { BookOpen, Plus, SearchCheck } from 'lucide-react'
import { useActionData } from 'react-router'
import { missedWords, searchWords, synonymsWords } from '#content/admin/search.ts'
import { pageCount, readPage } from '#domain/catalogue/collection-query.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { answerForm } from '#app/actions/staff-form.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { leadToLastPage, loadPart } from '#app/loading/part.ts'
import { notFound } from '#app/loading/not-found.ts'
import {
  SEARCH_LISTS,
  searchListPath,
  synonymsAddPath,
  synonymsEditPath,
  type SearchList,
} from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { ExportMenu } from '#app/ui/admin/records/export-menu.tsx'
import { AnswerMessage, useStaffForm } from '#app/ui/admin/group.tsx'
import { MissedList } from '#app/ui/admin/search/missed-list.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/search.ts'
import { ChipLink, Chip } from '#app/ui/base/chip.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import type { SynonymEntry } from '#domain/search/synonym-form.ts'
import { RecordActions } from '#app/ui/admin/record-actions.tsx'

const PER_PAGE = 50

export const meta = adminMeta(searchWords.title)

export const handle: StaffHandle = { failed: searchWords.failed }

export async function loader({ url, context }: Route.LoaderArgs) {
  const { missedSearches, synonyms } = context.get(servicesContext)
  const list = SEARCH_LISTS.find((one) => one === url.searchParams.get('list')) ?? 'missed'
  const page = readPage(url.searchParams)
  const found = await loadPart(context, async () => {
    // Reading the list writes down what was noted until now, so it comes before counting.
    const isClosest = list === 'closest'
    const searches = await missedSearches.list({ isClosest, limit: PER_PAGE, offset: (page - 1) * PER_PAGE })
    const [missed, closest] = await Promise.all([missedSearches.count(false), missedSearches.count(true)])
    const groups = await synonyms.list()
    return { searches, groups, counts: { missed, closest, synonyms: groups.length } }
  })
  const last = found.ok ? pageCount(found.value.counts[list === 'closest' ? list : 'missed'], PER_PAGE) : page
  leadToLastPage(page, last, (number) => searchListPath(list, number))
  return { list, page, last, found }
}

export async function action(args: Route.ActionArgs) {
  const fields = args.context.get(fieldsContext)
  const { missedSearches, synonyms } = args.context.get(servicesContext)
  const [intent, id, by] = [typedOf(fields, 'intent'), typedOf(fields, 'id'), args.context.get(staffContext)]
  if (intent === 'remove')
    return answerForm(args, { intent, words: synonymsWords.removing, work: () => synonyms.remove(id, by) })
  if (intent !== 'forget' && intent !== 'forget-all') throw notFound()
  const work = () =>
    intent === 'forget-all' ? missedSearches.forgetAll(id === 'closest', by) : missedSearches.forget(id, by)
  return answerForm(args, { intent, words: missedWords.forgetting, work })
}

export default function Search({ loaderData: { list, page, last, found } }: Route.ComponentProps) {
  const words = useWords(searchWords)
  const { add } = useWords(synonymsWords)
  const answer = useActionData<typeof action>()
  const removal = useStaffForm<{ actId: string }>('remove')
  return (
    <AdminPage
      title={words.title}
      actions={
        <>
          <ExportMenu list={list === 'synonyms' ? list : 'searches'} search="" />
          <IfMay act="records.write">
            <ButtonLink to={synonymsAddPath()} small>
              <Plus />
              {add}
            </ButtonLink>
          </IfMay>
        </>
      }
    >
      <SearchListChips list={list} counts={found.ok ? found.value.counts : null} />
      <AnswerMessage answer={answer} act={removal.answer?.result?.actId} />
      {!found.ok && <LoadError title={words.failed} />}
      {found.ok &&
        (list === 'synonyms' ? <Synonyms {...found.value} /> : <Missed {...found.value} {...{ list, page, last }} />)}
    </AdminPage>
  )
}

type LoaderData = Route.ComponentProps['loaderData']
type FoundLists = Extract<LoaderData['found'], { ok: true }>['value']

type MissedProps = Pick<FoundLists, 'searches'> & Pick<LoaderData, 'page' | 'last'> & { list: 'missed' | 'closest' }

function Missed({ searches, list, page, last }: MissedProps) {
  const { text, empty } = useWords(missedWords)[list]
  if (searches.length === 0) return <StateBlock icon={SearchCheck} title={empty.title} text={empty.text} />
  return (
    <>
      <p className="admin-group-text">{text}</p>
      <MissedList searches={searches} list={list} />
      <Pagination page={page} pages={last} to={(number) => searchListPath(list, number)} />
    </>
  )
}

function Synonyms({ groups }: Pick<FoundLists, 'groups'>) {
  const { text, empty, add } = useWords(synonymsWords)
  if (groups.length === 0) {
    return (
      <StateBlock icon={BookOpen} title={empty.title} text={empty.text}>
        <IfMay act="records.write">
          <ButtonLink to={synonymsAddPath()} kind="outline">
            {add}
          </ButtonLink>
        </IfMay>
      </StateBlock>
    )
  }
  return (
    <>
      <p className="admin-group-text">{text}</p>
      <SynonymList groups={groups} />
    </>
  )
}

function SearchListChips({ list: chosen, counts }: { list: SearchList; counts: Record<SearchList, number> | null }) {
  const words = useWords(searchWords)
  return (
    <nav aria-label={words.choice} className="admin-chips">
      {SEARCH_LISTS.map((list) => (
        <ChipLink key={list} to={searchListPath(list)} on={list === chosen} preventScrollReset>
          {words.lists[list]}
          {counts && <Ltr className="admin-chip-count">{counts[list]}</Ltr>}
        </ChipLink>
      ))}
    </nav>
  )
}

/** Groups of names that mean the same, with the way to their form. */
function SynonymList({ groups }: { groups: SynonymEntry[] }) {
  const words = useWords(synonymsWords)
  return (
    <div className="card">
      <ul className="admin-rows">
        {groups.map(({ id, words: names }) => (
          <li key={id} className="admin-row">
            <Names names={names} />
            <RecordActions
              edit={synonymsEditPath(id)}
              id={id}
              name={names[0] ?? ''}
              words={words}
              act="records.write"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Names({ names }: { names: string[] }) {
  return (
    <ul className="admin-row-facts grow">
      {names.map((name) => (
        <li key={name}>
          <Chip quiet>
            <bdi>{name}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  )
}
