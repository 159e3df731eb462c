import { SearchX, Trash2 } from 'lucide-react'
import { Form } from 'react-router'
import { binWords, binQuestions } from '#content/admin/bin.ts'
import { formLabels } from '#content/form-labels.ts'
import { BIN_PATH } from '#domain/accounts/staff-paths.ts'
import { pageCount } from '#domain/catalogue/collection-query.ts'
import { BIN_PAGE_SIZE, binSearch, readBinQuery, BINNED_KINDS, type BinQuery } from '#domain/records/lists/bin-query.ts'
import { PASSWORD_FIELD } from '#domain/messages/form-fields.ts'
import { recordKind } from '#domain/kinds.ts'
import type { Localized } from '#domain/text/locale.ts'
import { receiveBinForm, type BinAnswer, type BinQuestion as Question } from '#app/actions/bin-form.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import { leadToLastPage, loadPart } from '#app/loading/part.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { BinList } from '#app/ui/admin/bin/bin-list.tsx'
import { ConfirmationProvider, PasswordField } from '#app/ui/admin/current-password.tsx'
import { UndoForm } from '#app/ui/admin/notice/undo-form.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { SearchLine } from '#app/ui/admin/search-line.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { optionsOf, SelectField, TextField } from '#app/ui/base/field/text-field.tsx'
import type { Route } from './+types/bin.ts'

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

/** A category that may take the place of one that is gone. */
type CategoryChoice = { id: string; name: Localized }

type BinQuestionProps = {
  question: Question
  search: string
  /** Typed before more than one goes for good. */
  siteName: string
  categories: CategoryChoice[]
}

/** What is to come back or to go for good, and what has to be said first. */
function BinQuestion({ question, search, siteName, categories }: BinQuestionProps) {
  const { intent, records, count, lacksCategory, errors } = question
  const words = useWords(binQuestions)
  const { cancel } = useWords(formLabels)
  const actions = useWords(binWords)
  const locale = useLocale()
  const products = records.flatMap(({ kind, note }) => (kind === 'category' ? (note.products ?? []) : []))
  const back = BIN_PATH + search
  return (
    <Form method="post" action={back} className="card delete-page" aria-labelledby="bin-question">
      <h2 id="bin-question" className="text-card" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {words[intent].title(words.records(count))}
      </h2>
      <ul className="stack-6">
        {records.map(({ binId, kind, name }) => (
          <li key={binId}>
            <input type="hidden" name="bin_id[]" value={binId} />
            <bdi>{name[locale]}</bdi> <Badge>{recordKind(kind).name[locale]}</Badge>
          </li>
        ))}
      </ul>
      <p>{intent === 'purge' && count > 1 ? words.empty.text : words[intent].text}</p>
      <input type="hidden" name="confirmed" value="1" />
      {intent === 'restore' && products.length > 0 && (
        <Checkbox name="products_back" value="1" defaultChecked>
          {words.products(products.length)}
          <span className="field-hint">{words.productsHint}</span>
        </Checkbox>
      )}
      {lacksCategory && (
        <SelectField label={words.category} name="category_id" error={errors['category_id']}>
          <option value="">{words.noCategory}</option>
          {optionsOf(categories, ({ id, name }) => [id, name[locale]])}
        </SelectField>
      )}
      {intent !== 'restore' && (
        <>
          {count > 1 && (
            <TextField label={words.name(siteName)} name="name" autoComplete="off" error={errors['name']} required />
          )}
          <PasswordField error={errors[PASSWORD_FIELD]} />
        </>
      )}
      <div className="form-notice-actions">
        <Button type="submit" name="intent" value={intent}>
          {intent === 'restore' ? actions.restore : intent === 'purge' ? actions.purge : actions.empty}
        </Button>
        <ButtonLink to={back} kind="outline">
          {cancel}
        </ButtonLink>
      </div>
    </Form>
  )
}
