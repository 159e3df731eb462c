import { Plus, SearchX, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { AdminPage } from './admin-page.tsx'
import { AnswerMessage, useStaffForm } from './group.tsx'
import { IfMay } from './use-may.tsx'

type ListWords = {
  title: string
  text: string
  add: string
  failed: string
  empty: { title: string; text: string }
  noneFound: { title: string; all: string }
}

type ListScreenProps = {
  words: ListWords
  /** Stands where there is nothing yet. */
  icon: LucideIcon
  /** Where the list stands; the form of a new record stands below it. */
  path: string
  /** Null where the list could not be loaded. */
  total: number | null
  page: number
  pages: number
  toPage: (page: number) => string
  /** Nothing narrows it. */
  isWhole: boolean
  filters: ReactNode
  /** Stands beside the button that adds one. */
  beside?: ReactNode
  /** The records of the page. */
  children: ReactNode
}

/** A list that staff narrow, page through, add to and delete from. */
export function ListScreen(props: ListScreenProps) {
  const { words, path, total, page, pages, toPage, filters, beside, children } = props
  const { answer } = useStaffForm<{ actId: string }>('remove')
  return (
    <AdminPage
      title={words.title}
      count={total ?? undefined}
      actions={
        <>
          {beside}
          <IfMay act="records.write">
            <ButtonLink to={`${path}/add`} small>
              <Plus />
              {words.add}
            </ButtonLink>
          </IfMay>
        </>
      }
    >
      <p className="admin-group-text">{words.text}</p>
      <AnswerMessage answer={answer} act={answer?.result?.actId} />
      {filters}
      {total === null && <LoadError title={words.failed} />}
      {total === 0 && <Nothing {...props} />}
      {total !== null && total > 0 && (
        <>
          {children}
          <Pagination page={page} pages={pages} to={toPage} />
        </>
      )}
    </AdminPage>
  )
}

/** Nothing yet, or nothing of what was asked for; either says how to go on. */
function Nothing({ words, icon, path, isWhole }: Pick<ListScreenProps, 'words' | 'icon' | 'path' | 'isWhole'>) {
  const { empty, noneFound, add } = words
  return isWhole ? (
    <StateBlock icon={icon} title={empty.title} text={empty.text}>
      <IfMay act="records.write">
        <ButtonLink to={`${path}/add`} kind="outline">
          {add}
        </ButtonLink>
      </IfMay>
    </StateBlock>
  ) : (
    <StateBlock icon={SearchX} title={noneFound.title} link={{ to: path, label: noneFound.all }} />
  )
}
