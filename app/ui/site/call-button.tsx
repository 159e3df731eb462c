import { Phone } from 'lucide-react'
import { useLabels } from '../../locale.ts'
import { useSite } from './site-context.tsx'

/** Phones only: dials the sales number. */
export function CallButton() {
  return (
    <a href={useSite().salesPhone.href} className="call-button" aria-label={useLabels().callUs}>
      <Phone />
    </a>
  )
}
