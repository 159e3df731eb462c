import { importPage } from '#content/imports/import-page.ts'
import { importPath } from '#domain/accounts/staff-paths.ts'
import type { ImportShown } from '#app/routes/admin/catalogue/import-steps.tsx'
import { useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { useReloadWhile } from '#app/ui/admin/use-reload-while.ts'

/** How far the reading or the run of an import has come; the page loads itself again until it is over. */
export function ImportProgress({ one: { id, state, done, total } }: Pick<ImportShown, 'one'>) {
  const words = useWords(importPage)
  useReloadWhile(true)
  const text = state === 'reading' ? words.reading : words.running
  return (
    <div className="card grid max-w-xl gap-4">
      {total > 0 ? (
        <progress className="w-full" value={done} max={total} aria-label={text} />
      ) : (
        <progress className="w-full" aria-label={text} />
      )}
      <p role="status">{text}</p>
      {total > 0 && <p className="tabular-nums">{words.progress(done, total)}</p>}
      <noscript>
        <meta httpEquiv="refresh" content="3" />
        <ButtonLink href={importPath(id)} kind="outline">
          {words.look}
        </ButtonLink>
      </noscript>
    </div>
  )
}
