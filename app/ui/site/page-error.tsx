import { useRouteError } from 'react-router'
import { loadErrors } from '#content/messages.ts'
import { useLabels, useWords } from '#app/locale.ts'
import { LoadError } from '#app/ui/base/state/load-error.tsx'
import { ButtonLink } from '#app/ui/base/button.tsx'

/** What stands in place of a page that failed for a reason nobody foresaw. */
export function PageError() {
  const labels = useLabels()
  const errors = useWords(loadErrors)
  return (
    <div className="wrap section">
      <title>{errors.page}</title>
      <meta name="robots" content="noindex" />
      <LoadError title={errors.page} whole>
        <ButtonLink to="/" kind="outline">
          {labels.home}
        </ButtonLink>
      </LoadError>
      {import.meta.env.DEV && <ErrorText />}
    </div>
  )
}

/** What went wrong, for whoever develops the page. */
function ErrorText() {
  const error = useRouteError()
  return (
    <pre dir="ltr" className="overflow-auto text-small">
      {error instanceof Error ? error.stack : JSON.stringify(error)}
    </pre>
  )
}

/** Shown when the data of a page did not arrive: that page's words, and a way to try again. */
export function FailedPage({ title, text }: { title: string; text?: string }) {
  return (
    <div className="wrap section">
      <LoadError title={title} text={text} whole />
    </div>
  )
}
