import { SearchX, Trash2 } from 'lucide-react'
import { Form } from 'react-router'
import { binWords } from '#content/admin/bin.ts'
import { BIN_PATH } from '#domain/accounts/staff-paths.ts'
import { pageCount } from '#domain/catalogue/collection-query.ts'
import { BIN_PAGE_SIZE, binSearch, readBinQuery, BINNED_KINDS, type BinQuery } from '#domain/records/lists/bin-query.ts'
import { receiveBinForm, type BinAnswer } from '#app/actions/bin-form.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import { leadToLastPage, loadPart } from '#app/loading/part.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { BinList } from '#app/ui/admin/bin/bin-list.tsx'
import { BinQuestion } from '#app/ui/admin/bin/bin-question.tsx'
import { ConfirmationProvider } from '#app/ui/admin/current-password.tsx'
import { UndoForm } from '#app/ui/admin/notice/undo-form.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/bin.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { SearchLine } from '#app/ui/admin/search-line.tsx'

export const meta = adminMeta(binWords.title)

export const handle: StaffHandle = { failed: binWords.failed }

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const query = readBinQuery(url.searchParams)
  const { records, categories, settings, confirmation } = context.get(servicesContext)
  const { role } = context.get(staffContext)
  const filter = { search: query.search, kind: query.kind ?? undefined, role }
  const found = await loadPart(context, async () => {
    const list = await records.bin({ ...filter, limit: BIN_PAGE_SIZE, offset: (query.page - 1) * BIN_PAGE_SIZE })
    return { ...list, pages: pageCount(list.total, BIN_PAGE_SIZE) }
  })
  if (found.ok) leadToLastPage(query.page, found.value.pages, (page) => BIN_PATH + binSearch({ ...query, page }))
  const choices = (await categories.list()).map(({ id, name }) => ({ id, name }))
  const isConfirmed = await confirmation.isFresh(request.headers)
  return { query, found, categories: choices, siteName: (await settings.get()).name, isConfirmed }
}

export const action = receiveBinForm

export default function Bin({ loaderData, actionData }: Route.ComponentProps) {
  const { query, found, categories, siteName, isConfirmed } = loaderData
  const words = useWords(binWords)
  const locale = useLocale()
  const answer: BinAnswer | undefined = actionData
  const search = binSearch(query)
  return (
    <AdminPage title={words.title} count={found.ok ? found.value.total : undefined} actions={<EmptyBin {...found} />}>
      {answer?.kind === 'results' &&
        answer.lines.map(({ isDone, text, act }) => (
          <Message key={text} tone={isDone ? 'ok' : 'error'} after={act && <UndoForm act={act} />}>
            {text}
          </Message>
        ))}
      {answer?.kind === 'asked' ? (
        <ConfirmationProvider value={isConfirmed}>
          <BinQuestion {...{ question: answer, search, categories }} siteName={siteName[locale]} />
        </ConfirmationProvider>
      ) : (
        <>
          <p className="admin-group-text">{words.text}</p>
          <BinFilters query={query} />
          {found.ok ? <Found {...found.value} {...{ query, search }} /> : <LoadError title={words.failed} />}
        </>
      )}
    </AdminPage>
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>
type FoundProps = Extract<Loaded['found'], { ok: true }>['value'] & { query: Loaded['query']; search: string }

function Found({ records, total, pages, query, search }: FoundProps) {
  const words = useWords(binWords)
  if (total === 0 && search === '') return <StateBlock icon={Trash2} title={words.none} />
  if (total === 0) {
    return <StateBlock icon={SearchX} title={words.noneFound} link={{ to: BIN_PATH, label: words.showAll }} />
  }
  return (
    <>
      <BinList records={records} search={search} />
      <Pagination page={query.page} pages={pages} to={(page) => BIN_PATH + binSearch({ ...query, page })} />
    </>
  )
}

function EmptyBin(found: Loaded['found']) {
  const words = useWords(binWords)
  if (!found.ok || found.value.total === 0) return null
  return (
    <IfMay act="records.purge">
      <Form method="post" action={BIN_PATH}>
        <Button type="submit" name="intent" value="empty" kind="danger" small>
          <Trash2 />
          {words.empty}
        </Button>
      </Form>
    </IfMay>
  )
}

/** What is looked for, and records of which kind. */
function BinFilters({ query }: { query: BinQuery }) {
  const words = useWords(binWords)
  return (
    <div className="admin-filters">
      <SearchLine action={BIN_PATH} label={words.search} submit={words.searchButton} value={query.search}>
        {query.kind && <input type="hidden" name="kind" value={query.kind} />}
      </SearchLine>
      <nav aria-label={words.kind} className="admin-chips">
        {[null, ...BINNED_KINDS].map((kind) => (
          <ChipLink
            key={kind}
            to={BIN_PATH + binSearch({ ...query, kind, page: 1 })}
            on={query.kind === kind}
            preventScrollReset
          >
            {kind ? words.kinds[kind] : words.all}
          </ChipLink>
        ))}
      </nav>
    </div>
  )
}
