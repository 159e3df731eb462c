import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'

type PanelProps = {
  title: string
  /** Quiet words after the title: how many things are inside. */
  count?: string
  open?: boolean
  id?: string
  children: ReactNode
}

/** Opens and closes without scripts. */
export function Panel({ title, count, open, id, children }: PanelProps) {
  return (
    <details className="panel" open={open} id={id}>
      <summary className="panel-head">
        <h3 className="text-h3">{title}</h3>
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
