import { importPage } from '#content/imports/import-page.ts'
import { percentDone } from '#domain/imports/import-state.ts'
import { useWords } from '#app/locale.ts'
import type { Progress } from './use-importing.ts'

/** How far the import has come, beside its entry. */
export function ImportBadge(progress: Progress) {
  const words = useWords(importPage)
  const percent = percentDone(progress)
  return (
    <span className="sidebar-badge sidebar-progress">
      <span aria-hidden="true">{words.percent(percent)}</span>
      <span className="sr-only">{words.underWay(percent)}</span>
    </span>
  )
}
