import { quotationStates, quotationWords } from '#content/admin/quotes/quotations.ts'
import type { QuotationState } from '#domain/quotes/quotation.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { useWords } from '#app/locale.ts'
import { Badge, type BadgeTone } from '#app/ui/base/badge.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Group } from '#app/ui/admin/group.tsx'

/** What waits for staff stands out, what is won, and what is over. */
export const QUOTATION_TONES: Record<QuotationState, BadgeTone> = {
  draft: 'neutral',
  sent: 'neutral',
  'change-requested': 'warn',
  accepted: 'ok',
  declined: 'red',
  expired: 'warn',
  withdrawn: 'neutral',
  replaced: 'neutral',
}

export type RevisionLink = {
  revision: number
  state: QuotationState
  when: string
  total: string
  path: string
  isShown: boolean
}

/** Every revision of a quotation, newest first; one alone says nothing. */
export function RevisionLinks({ revisions }: { revisions: RevisionLink[] }) {
  const words = useWords(quotationWords)
  const states = useWords(quotationStates)
  if (revisions.length < 2) return null
  return (
    <Group title={words.revisions}>
      <ul className="stack-10">
        {revisions.map(({ revision, state, when, total, path, isShown }) => (
          <li key={revision} className="cluster-6/12 items-baseline">
            {isShown ? (
              <strong aria-current="true">{words.revision(revision)}</strong>
            ) : (
              <SiteLink to={path} className="text-link">
                {words.revision(revision)}
              </SiteLink>
            )}
            <Badge tone={QUOTATION_TONES[state]}>{states[state]}</Badge>
            <span className="admin-row-quiet">{when}</span>
            <Ltr className="quote-money">{total}</Ltr>
          </li>
        ))}
      </ul>
    </Group>
  )
}
