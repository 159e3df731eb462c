import { BELOW_FOLD } from '../../delivery/below-fold.tsx'
import { categoryBenefits } from '../../../content/why-choose-us.ts'
import { useWords } from '../../locale.ts'
import { ReasonIcon } from './reason-icon.tsx'

/** What every order comes with. */
export function Benefits() {
  return (
    <ul {...BELOW_FOLD} className="benefits">
      {useWords(categoryBenefits).map((benefit) => (
        <li key={benefit.key}>
          <ReasonIcon name={benefit.key} plain />
          <h2 className="text-h3 mt-3">{benefit.title}</h2>
          <p className="text-small mt-1 text-ink-2">{benefit.text}</p>
        </li>
      ))}
    </ul>
  )
}
