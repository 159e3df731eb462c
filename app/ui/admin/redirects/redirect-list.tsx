import { MoveRight } from 'lucide-react'
import { redirectsWords } from '../../../../content/admin/redirects.ts'
import { decodedPath, type Redirect } from '../../../../domain/redirect.ts'
import { useWords } from '../../../locale.ts'
import { Badge } from '../../base/badge.tsx'
import { ButtonLink } from '../../base/button.tsx'
import { Ltr } from '../../base/ltr.tsx'
import { SiteLink } from '../../base/site-link.tsx'
import { AskedTwice, StepForm } from '../users/step-form.tsx'
import { redirectEditPath } from './redirects-path.ts'

/** Redirects with where they lead at the moment, and what can be done with them. */
export function RedirectList({ redirects }: { redirects: Redirect[] }) {
  return (
    <div className="admin-group">
      <ul className="admin-rows">
        {redirects.map((one) => (
          <li key={one.from} className="admin-row">
            <Addresses {...one} />
            <Actions from={one.from} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** From here to there in the reading direction; each address by itself reads from left to right. */
function Addresses({ from, to, origin }: Redirect) {
  const words = useWords(redirectsWords)
  return (
    <div className="redirect-facts">
      <div className="redirect-addresses">
        <Ltr className="admin-row-name">{from}</Ltr>
        <MoveRight className="mirrored" role="img" aria-label={words.leadsTo} />
        <SiteLink to={to} target="_blank" className="redirect-target">
          <Ltr>{decodedPath(to)}</Ltr>
        </SiteLink>
      </div>
      <p className="admin-row-quiet">
        <Badge>{words.origins[origin]}</Badge> {from.startsWith('/*/') && words.anyCategory}
      </p>
    </div>
  )
}

function Actions({ from }: Pick<Redirect, 'from'>) {
  const words = useWords(redirectsWords)
  return (
    <div className="admin-row-actions">
      <ButtonLink to={redirectEditPath(from)} kind="outline" small aria-label={words.editNamed(from)}>
        {words.edit}
      </ButtonLink>
      <AskedTwice verb={words.remove} question={words.removeQuestion}>
        <StepForm intent="remove" id={from} submit={words.remove} kind="danger" />
      </AskedTwice>
    </div>
  )
}
