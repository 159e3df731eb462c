import { Speech } from 'lucide-react'
import { aliasesWords } from '#content/admin/quotes/aliases.ts'
import { ALIASES_PATH, aliasEditPath } from '#domain/accounts/staff-paths.ts'
import { pageCount, readPage } from '#domain/catalogue/collection-query.ts'
import type { LineAlias } from '#domain/quotes/line-alias.ts'
import { readListSearch } from '#domain/search/list-search.ts'
import { formatNumber } from '#domain/text/format.ts'
import { answerRemoval } from '#app/actions/staff-form.ts'
import { servicesContext } from '#app/context.ts'
import { leadToLastPage, loadPart } from '#app/loading/part.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { ListScreen } from '#app/ui/admin/list-screen.tsx'
import { RecordActions } from '#app/ui/admin/record-actions.tsx'
import { ExportMenu } from '#app/ui/admin/records/export-menu.tsx'
import { SearchLine } from '#app/ui/admin/search-line.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import type { Route } from './+types/aliases.ts'

export const meta = adminMeta(aliasesWords.title)

const PAGE_SIZE = 50

export async function loader({ url, context }: Route.LoaderArgs) {
  const [search, page] = [readListSearch(url.searchParams), readPage(url.searchParams)]
  const { aliases } = context.get(servicesContext)
  const found = await loadPart(context, async () => {
    const [list, total] = await Promise.all([
      aliases.list({ search, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
      aliases.count({ search }),
    ])
    return { list, total, pages: pageCount(total, PAGE_SIZE) }
  })
  if (found.ok) leadToLastPage(page, found.value.pages, (last) => addressOf(search, last))
  return { search, page, found }
}

function addressOf(search: string, page = 1): string {
  const query = new URLSearchParams({
    ...(search && { q: search }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return ALIASES_PATH + (query && `?${query}`)
}

export async function action(args: Route.ActionArgs) {
  const { aliases } = args.context.get(servicesContext)
  return answerRemoval(args, aliasesWords.removing, (id, by) => aliases.remove(id, by))
}

export default function Aliases({ loaderData: { search, page, found } }: Route.ComponentProps) {
  const words = useWords(aliasesWords)
  return (
    <ListScreen
      words={words}
      icon={Speech}
      path={ALIASES_PATH}
      total={found.ok ? found.value.total : null}
      page={page}
      pages={found.ok ? found.value.pages : 1}
      toPage={(to) => addressOf(search, to)}
      isWhole={search === '' && page === 1}
      filters={<SearchLine action={ALIASES_PATH} label={words.search} submit={words.searchButton} value={search} />}
      beside={<ExportMenu list="aliases" search={addressOf(search).slice(ALIASES_PATH.length)} />}
    >
      {found.ok && (
        <div className="card">
          <ul className="admin-rows">
            {found.value.list.map((alias) => (
              <li key={alias.id} className="admin-row">
                <Facts {...alias} />
                <RecordActions edit={aliasEditPath(alias.id)} id={alias.id} name={alias.text} words={words} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </ListScreen>
  )
}

function Facts({ text, stockCode, used, madeBy }: LineAlias) {
  const words = useWords(aliasesWords)
  const locale = useLocale()
  return (
    <div>
      <p className="admin-row-name">
        <bdi>{text}</bdi>
      </p>
      <p className="admin-row-quiet">
        {words.means} <Ltr>{stockCode}</Ltr> · {words.facts(formatNumber(used, locale), madeBy)}
      </p>
    </div>
  )
}
