import { Signpost } from 'lucide-react'
import { redirectsWords } from '#content/admin/redirects.ts'
import { pageCount } from '#domain/catalogue/collection-query.ts'
import {
  readRedirectListQuery,
  REDIRECT_PAGE_SIZE,
  redirectListSearch,
  type RedirectListQuery,
} from '#domain/records/lists/redirect-list.ts'
import { answerRemoval } from '#app/actions/staff-form.ts'
import { REDIRECTS_PATH } from '#domain/accounts/staff-paths.ts'
import { servicesContext } from '#app/context.ts'
import { leadToLastPage, loadPart } from '#app/loading/part.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { ListScreen } from '#app/ui/admin/list-screen.tsx'
import { ExportMenu } from '#app/ui/admin/records/export-menu.tsx'
import { RedirectList } from '#app/ui/admin/redirects/redirect-list.tsx'
import type { Route } from './+types/redirects.ts'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { SearchLine } from '#app/ui/admin/search-line.tsx'

export const meta = adminMeta(redirectsWords.title)

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readRedirectListQuery(url.searchParams)
  const { redirects } = context.get(servicesContext)
  const filter = { search: query.search, origin: query.origin ?? undefined }
  const found = await loadPart(context, async () => {
    const offset = (query.page - 1) * REDIRECT_PAGE_SIZE
    const [list, total] = await Promise.all([
      redirects.list({ ...filter, limit: REDIRECT_PAGE_SIZE, offset }),
      redirects.count(filter),
    ])
    return { list, total, pages: pageCount(total, REDIRECT_PAGE_SIZE) }
  })
  if (found.ok)
    leadToLastPage(query.page, found.value.pages, (page) => REDIRECTS_PATH + redirectListSearch({ ...query, page }))
  return { query, found }
}

export async function action(args: Route.ActionArgs) {
  const { redirects } = args.context.get(servicesContext)
  return answerRemoval(args, redirectsWords.removing, (id, by) => redirects.remove(id, by))
}

export default function Redirects({ loaderData: { query, found } }: Route.ComponentProps) {
  return (
    <ListScreen
      words={useWords(redirectsWords)}
      icon={Signpost}
      path={REDIRECTS_PATH}
      total={found.ok ? found.value.total : null}
      page={query.page}
      pages={found.ok ? found.value.pages : 1}
      toPage={(page) => REDIRECTS_PATH + redirectListSearch({ ...query, page })}
      isWhole={redirectListSearch(query) === ''}
      filters={<RedirectFilters query={query} />}
      beside={<ExportMenu list="redirects" search={redirectListSearch(query)} />}
    >
      {found.ok && <RedirectList redirects={found.value.list} />}
    </ListScreen>
  )
}

function RedirectFilters({ query }: { query: RedirectListQuery }) {
  const words = useWords(redirectsWords)
  return (
    <div className="admin-filters">
      <SearchLine action={REDIRECTS_PATH} label={words.search} submit={words.searchButton} value={query.search}>
        {query.origin && <input type="hidden" name="origin" value={query.origin} />}
      </SearchLine>
      <nav aria-label={words.origin} className="admin-chips">
        {([null, 'staff', 'kept'] as const).map((origin) => (
          <ChipLink
            key={origin}
            to={REDIRECTS_PATH + redirectListSearch({ ...query, origin, page: 1 })}
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
