import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLabels } from '#app/locale.ts'

const SHOWN_MS = 6000

/** Without a connection the page stays as it is, with what was typed in it, whether a link is pressed or something searched. */
export function OfflineNotice() {
  const { offline } = useLabels()
  /** Which press the notice tells of, so that every press is told anew. */
  const [press, setPress] = useState(0)

  useEffect(() => {
    const stay = (event: Event) => {
      if (navigator.onLine || !leadsAway(event)) return
      event.preventDefault()
      // A form's own listener would take what was typed along.
      if (event.type === 'submit') event.stopPropagation()
      setPress((last) => last + 1)
    }
    addEventListener('click', stay, true)
    addEventListener('submit', stay, true)
    return () => {
      removeEventListener('click', stay, true)
      removeEventListener('submit', stay, true)
    }
  }, [])

  useEffect(() => {
    const timer = press > 0 ? setTimeout(() => setPress(0), SHOWN_MS) : undefined
    return () => clearTimeout(timer)
  }, [press])

  if (press === 0) return null
  return (
    <div key={press} className="toast-place" role="alert">
      <span className="toast">
        <WifiOff />
        <span className="grow">{offline}</span>
      </span>
    </div>
  )
}

/** Whether it is a search, or a press on a link to another page of this site. */
function leadsAway({ type, target }: Event): boolean {
  if (!(target instanceof Element)) return false
  if (type === 'submit') return target.matches('form[method="get"]')
  const link = target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.origin !== location.origin || link.target !== '' || link.download !== '') return false
  return link.hash === '' || link.pathname !== location.pathname || link.search !== location.search
}
