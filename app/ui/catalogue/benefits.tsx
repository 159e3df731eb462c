import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import type { ReasonView } from '#domain/site/content/home-view.ts'
import { ReasonIcon } from './reason-icon.tsx'

/** What every order comes with. */
export function Benefits({ benefits }: { benefits: ReasonView[] }) {
  if (benefits.length === 0) return null
  return (
    <ul {...BELOW_FOLD} className="benefits">
      {benefits.map(({ id, icon, title, text }) => (
        <li key={id}>
          <ReasonIcon name={icon} plain />
          <h2 className="text-h3 mt-3">{title}</h2>
          <p className="text-small mt-1 text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}
