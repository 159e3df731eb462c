import { Plus } from 'lucide-react'
import { brandsScreen } from '#content/admin/catalogue/brands.ts'
import { BRANDS_PATH } from '#domain/accounts/staff-paths.ts'
import { readListState, type StateCounts } from '#domain/records/lists/list-state.ts'
import type { ListedState } from '#domain/records/record-state.ts'
import type { ListedBrand } from '#domain/catalogue/brand.ts'
import { receiveMarked, type MarkedAnswer } from '#app/actions/marked-form.ts'
import { servicesContext } from '#app/context.ts'
import { leadToBin } from '#app/loading/lead-to-bin.ts'
import { loadPart } from '#app/loading/part.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { BrandList } from '#app/ui/admin/brands/brand-list.tsx'
import { WrittenBrands } from '#app/ui/admin/brands/written-brands.tsx'
import { guardedMarks } from '#app/ui/admin/records/guarded-marks.ts'
import { ExportMenu } from '#app/ui/admin/records/export-menu.tsx'
import { MarkedList } from '#app/ui/admin/records/marked-list.tsx'
import { StateChips } from '#app/ui/admin/records/state-chips.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import type { StaffHandle } from '#app/ui/admin/staff-handle.ts'
import type { Route } from './+types/brands.ts'

export const meta = adminMeta(brandsScreen.title)

export const handle: StaffHandle = { failed: brandsScreen.failed }

/** So many names in words alone are offered; the others follow as these become brands. */
const MOST_WRITTEN = 20

export async function loader({ url, context }: Route.LoaderArgs) {
  leadToBin(url, 'brand')
  const state = readListState(url.searchParams)
  const { brandList, recordList } = context.get(servicesContext)
  const found = await loadPart(context, async () => {
    const [brands, written, counts] = await Promise.all([
      brandList.list(state),
      brandList.written(),
      recordList.counts('brand'),
    ])
    return { brands, written: written.slice(0, MOST_WRITTEN), counts }
  })
  return { state, found }
}

function brandsIn(state: ListedState | null): string {
  return state === null ? BRANDS_PATH : `${BRANDS_PATH}?state=${state}`
}

export function action(args: Route.ActionArgs) {
  const state = readListState(args.url.searchParams)
  const { brandList } = args.context.get(servicesContext)
  const all = async (most: number) => (await brandList.list(state)).slice(0, most).map(({ id }) => id)
  return receiveMarked(args, { kind: 'brand', path: brandsIn(state), all })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return guardedMarks(serverAction)
}

export default function Brands({ loaderData: { state, found }, actionData }: Route.ComponentProps) {
  const words = useWords(brandsScreen)
  return (
    <AdminPage
      title={words.title}
      count={found.ok ? found.value.brands.length : undefined}
      actions={
        <>
          <ExportMenu list="brands" search={state === null ? '' : `?state=${state}`} hasMarks />
          <IfMay act="records.write">
            <ButtonLink to={`${BRANDS_PATH}/add`} small>
              <Plus />
              {words.add}
            </ButtonLink>
          </IfMay>
        </>
      }
    >
      {found.ok ? (
        <>
          <Found {...found.value} state={state} answer={actionData} />
          {state === null && <WrittenBrands written={found.value.written} />}
        </>
      ) : (
        <LoadError title={words.failed} />
      )}
    </AdminPage>
  )
}

type FoundProps = {
  brands: ListedBrand[]
  counts: StateCounts
  state: ListedState | null
  answer: MarkedAnswer | undefined
}

function Found({ brands, counts, state, answer }: FoundProps) {
  const path = brandsIn(state)
  return (
    <MarkedList kind="brand" path={path} shown={brands.length} total={brands.length} answer={answer}>
      <StateChips kind="brand" state={state} counts={counts} to={brandsIn} />
      <BrandList brands={brands} isNarrowed={state !== null} next={path} />
    </MarkedList>
  )
}
