import { CalendarClock } from 'lucide-react'
import { startWords } from '#content/admin/overview/start.ts'
import { servicesContext } from '#app/context.ts'
import { loadPart } from '#app/loading/part.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { PlannedDays } from '#app/ui/admin/start/draft-blocks.tsx'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import type { Route } from './+types/planned.ts'

export const meta = adminMeta(startWords.planned.page)

export async function loader({ context }: Route.LoaderArgs) {
  return { found: await loadPart(context, () => context.get(servicesContext).overview.allPlanned()) }
}

/** All that goes onto the site and off it, day by day. */
export default function PlannedRecords({ loaderData: { found } }: Route.ComponentProps) {
  const { planned, failed } = useWords(startWords)
  const rows = found.ok ? found.value : []
  return (
    <AdminPage title={planned.page} count={found.ok ? rows.length : undefined}>
      {!found.ok && <LoadError title={failed} />}
      {found.ok && rows.length === 0 && <StateBlock icon={CalendarClock} title={planned.none} />}
      {rows.length > 0 && (
        <div className="card stack-16 grid-cols-1">
          <PlannedDays rows={rows} />
        </div>
      )}
    </AdminPage>
  )
}
