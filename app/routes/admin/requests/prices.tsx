import { SearchX, Tags } from 'lucide-react'
import { useActionData, Form, useNavigation } from 'react-router'
import { priceWords } from '#content/admin/catalogue/prices.ts'
import { PRICES_PATH } from '#domain/accounts/staff-paths.ts'
import { pageCount } from '#domain/catalogue/collection-query.ts'
import {
  PASTING_REST,
  SAVING,
  type PricesResult,
  PRICE_PAGE_SIZE,
  priceListSearch,
  readPriceListQuery,
  type PriceListQuery,
  PASTING,
} from '#domain/prices/prices-form.ts'
import { savePricesForm } from '#app/actions/prices-form.ts'
import type { StaffAnswer } from '#app/actions/staff-form.ts'
import { servicesContext } from '#app/context.ts'
import { leadToLastPage, loadPart } from '#app/loading/part.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { AnswerMessage, Group } from '#app/ui/admin/group.tsx'
import { PRICES_FORM, PriceRows } from '#app/ui/admin/prices/price-rows.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { SearchLine } from '#app/ui/admin/search-line.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { TextArea } from '#app/ui/base/field/text-field.tsx'
import type { Route } from './+types/prices.ts'

export const meta = adminMeta(priceWords.title)

export const handle: StaffHandle = { failed: priceWords.listFailed }

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readPriceListQuery(url.searchParams)
  const { priceList, settings } = context.get(servicesContext)
  const found = await loadPart(context, async () => {
    const { packs, total } = await priceList.page(query)
    const groups = (await settings.get()).priceGroups.map(({ id }) => id)
    return { packs, total, groups, pages: pageCount(total, PRICE_PAGE_SIZE) }
  })
  if (found.ok)
    leadToLastPage(query.page, found.value.pages, (page) => PRICES_PATH + priceListSearch({ ...query, page }))
  return { query, found }
}

export const action = savePricesForm

export default function Prices({ loaderData: { query, found } }: Route.ComponentProps) {
  const words = useWords(priceWords)
  const answer = useActionData<StaffAnswer<PricesResult>>()
  const ofRows = answer?.intent === SAVING ? answer : undefined
  const left = answer?.intent === PASTING_REST && answer.ok ? answer : undefined
  const total = found.ok ? found.value.total : 0
  return (
    <AdminPage
      title={words.title}
      count={found.ok ? total : undefined}
      actions={
        total > 0 && (
          <Button type="submit" form={PRICES_FORM} small>
            {words.save}
          </Button>
        )
      }
    >
      <p className="admin-group-text">{words.text}</p>
      <AnswerMessage answer={ofRows} />
      <PriceFilters query={query} />
      {!found.ok && <LoadError title={words.listFailed} />}
      {found.ok && total === 0 && <Nothing isWhole={priceListSearch(query) === ''} />}
      {found.ok && total > 0 && (
        <>
          <PriceRows packs={found.value.packs} groups={found.value.groups} answer={ofRows} />
          <Pagination
            page={query.page}
            pages={found.value.pages}
            to={(page) => PRICES_PATH + priceListSearch({ ...query, page })}
          />
        </>
      )}
      <PastePrices answer={ofRows ? undefined : answer} act={left?.result?.act ?? undefined} hasRows={total > 0} />
    </AdminPage>
  )
}

function Nothing({ isWhole }: { isWhole: boolean }) {
  const { empty, noneFound } = useWords(priceWords)
  if (isWhole) return <StateBlock icon={Tags} title={empty.title} text={empty.text} />
  return <StateBlock icon={SearchX} title={noneFound.title} link={{ to: PRICES_PATH, label: noneFound.all }} />
}

/** What is looked for, and whether only packs without a price are shown. */
function PriceFilters({ query }: { query: PriceListQuery }) {
  const words = useWords(priceWords)
  return (
    <div className="admin-filters">
      <SearchLine action={PRICES_PATH} label={words.search} submit={words.searchButton} value={query.search}>
        {query.unpriced && <input type="hidden" name="price" value="none" />}
      </SearchLine>
      <nav aria-label={words.filter} className="admin-chips">
        {[false, true].map((unpriced) => (
          <ChipLink
            key={String(unpriced)}
            to={PRICES_PATH + priceListSearch({ ...query, unpriced, page: 1 })}
            on={query.unpriced === unpriced}
            preventScrollReset
          >
            {unpriced ? words.unpriced : words.all}
          </ChipLink>
        ))}
      </nav>
    </div>
  )
}

type PastePricesProps = {
  answer: StaffAnswer<PricesResult> | undefined
  act: string | undefined
  /** What is pasted is sent with the rows above, whichever button is pressed. */
  hasRows: boolean
}

/** Two columns of a sheet at once. What cannot be saved is named, and stays in the field. */
function PastePrices({ answer, act, hasRows }: PastePricesProps) {
  const form = hasRows ? PRICES_FORM : undefined
  const words = useWords(priceWords).paste
  const { state, formData } = useNavigation()
  const intent = state === 'idle' ? null : formData?.get('intent')
  const wrong = answer?.result?.wrong ?? []
  const text = answer?.values?.['lines'] ?? ''
  return (
    <Group title={words.title} text={words.text}>
      <AnswerMessage answer={answer} act={act} />
      {wrong.length > 0 && (
        <ul className="prices-wrong">
          {wrong.map(({ line, text: written, reason }) => (
            <li key={line}>
              {words.line(line)}: <bdi className="semibold wrap-anywhere">{written}</bdi> <CodedText text={reason} />
            </li>
          ))}
        </ul>
      )}
      <Form method="post" className="stack-16">
        <TextArea
          key={text}
          name="lines"
          form={form}
          label={words.lines}
          error={answer?.errors['lines']}
          defaultValue={text}
          rows={6}
          dir="ltr"
          spellCheck={false}
        />
        <div className="cluster-12">
          <Button type="submit" form={form} name="intent" value={PASTING} kind="outline" busy={intent === PASTING}>
            {words.submit}
          </Button>
          {wrong.length > 0 && !answer?.ok && (
            <Button
              type="submit"
              form={form}
              name="intent"
              value={PASTING_REST}
              kind="quiet"
              busy={intent === PASTING_REST}
            >
              {words.rest}
            </Button>
          )}
        </div>
      </Form>
    </Group>
  )
}
