import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'

type PanelProps = {
  title: string
  /** Quiet words after the title: how many things are inside. */
  count?: string
  open?: boolean
  id?: string
  /** The rank of the title where the panel stands. */
  level?: 2 | 3
  /** It stands under the first view. */
  later?: boolean
  children: ReactNode
}

/** Opens and closes without scripts. */
export function Panel({ title, count, open, id, level = 2, later, children }: PanelProps) {
  const Heading = `h${level}` as const
  return (
    <details {...(later && BELOW_FOLD)} className="panel" open={open} id={id}>
      <summary className="panel-head">
        <Heading className="text-h3">{title}</Heading>
        {count && <span className="text-small text-ink-3">{count}</span>}
        <span className="panel-sign">
          <Plus className="when-closed" />
          <Minus className="when-open" />
        </span>
      </summary>
      <div className="panel-body">{children}</div>
    </details>
  )
}
