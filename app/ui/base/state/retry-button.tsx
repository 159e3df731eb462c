import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useLabels } from '#app/locale.ts'
import { Button, type ButtonKind } from '#app/ui/base/button.tsx'

/**
 * Loads the page's data again; without scripts it loads the whole page again. It goes to the page once more: the router
 * shows an error until the address changes or a rendering has seen it revalidate, which a busy browser skips.
 */
export function RetryButton({ kind = 'outline' }: { kind?: ButtonKind }) {
  const { retry, loading } = useLabels()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const { state } = useNavigation()
  return (
    <form
      action={pathname}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true })
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
