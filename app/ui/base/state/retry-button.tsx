import { useLocation, useRevalidator } from 'react-router'
import { useLabels } from '#app/locale.ts'
import { Button, type ButtonKind } from '#app/ui/base/button.tsx'

/** Loads the page's data again; without scripts it loads the whole page again. */
export function RetryButton({ kind = 'outline' }: { kind?: ButtonKind }) {
  const { retry, loading } = useLabels()
  const { pathname, search } = useLocation()
  const { state, revalidate } = useRevalidator()
  return (
    <form
      action={pathname}
      onSubmit={(event) => {
        event.preventDefault()
        void revalidate()
      }}
    >
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind={kind} busy={state === 'loading'} busyText={loading}>
        {retry}
      </Button>
    </form>
  )
}
