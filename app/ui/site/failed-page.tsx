import { LoadError } from '#app/ui/base/state/load-error.tsx'

/** What stands in place of a page whose data did not arrive: the words of that page, and a way to try again. */
export function FailedPage({ title, text }: { title: string; text?: string }) {
  return (
    <div className="wrap section">
      <LoadError title={title} text={text} whole />
    </div>
  )
}
