import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { Phone } from 'lucide-react'
import { useLabels } from '#app/locale.ts'
import { useSite } from './site-context.tsx'

/** Phones only: dials the sales number, where there is one. */
export function CallButton() {
  const { callUs } = useLabels()
  const { salesPhone } = useSite()
  if (!salesPhone) return null
  return (
    <aside {...BELOW_FOLD} className="call-button" aria-label={callUs}>
      <a href={salesPhone.href} aria-label={callUs}>
        <Phone />
      </a>
    </aside>
  )
}
