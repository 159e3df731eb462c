import { MoveRight } from 'lucide-react'
import { redirectsWords } from '#content/admin/redirects.ts'
import { decodedPath, type Redirect } from '#domain/records/redirect.ts'
import { redirectEditPath } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { SiteLink } from '#app/delivery/link.tsx'
import { RecordActions } from '#app/ui/admin/record-actions.tsx'

/** Redirects with where they lead at the moment, and what can be done with them. */
export function RedirectList({ redirects }: { redirects: Redirect[] }) {
  const words = useWords(redirectsWords)
  return (
    <div className="card">
      <ul className="admin-rows">
        {redirects.map((one) => (
          <li key={one.from} className="admin-row">
            <Addresses {...one} />
            <RecordActions edit={redirectEditPath(one.from)} id={one.from} name={one.from} words={words} />
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
        <SiteLink to={to} target="_blank" className="inline-flex items-center text-link min-tall-44">
          <Ltr>{decodedPath(to)}</Ltr>
        </SiteLink>
      </div>
      <p className="admin-row-quiet">
        <Badge>{words.origins[origin]}</Badge> {from.startsWith('/*/') && words.anyCategory}
      </p>
    </div>
  )
}
