import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'

type FoldedGroupProps = {
  title: string
  /** What is in it, in a few words: whoever needs no more leaves it closed. */
  fact?: ReactNode
  badge?: ReactNode
  text?: string
  /** It stands open at first: what is in it wants to be seen. */
  isOpen?: boolean
  children: ReactNode
}

/** A card that is needed now and then: its title opens it, without scripts too. */
export function FoldedGroup({ title, fact, badge, text, isOpen, children }: FoldedGroupProps) {
  const id = useId()
  return (
    <section className="card admin-fold" aria-labelledby={id}>
      <details open={isOpen}>
        <summary>
          <h2 id={id}>{title}</h2>
          {badge}
          {fact && <span className="admin-row-quiet">{fact}</span>}
          <ChevronDown className="admin-fold-mark" aria-hidden="true" />
        </summary>
        <div className="admin-fold-body">
          {text && <p className="admin-group-text">{text}</p>}
          {children}
        </div>
      </details>
    </section>
  )
}
