import type { ReactNode, SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'

const stop = (event: SyntheticEvent) => event.stopPropagation()

/** A dialog with fields of its own inside a form: what is typed and sent in it is none of the form's. */
export function ApartFromForm({ children }: { children: ReactNode }) {
  return createPortal(
    <div role="presentation" className="contents" onSubmit={stop} onInput={stop} onChange={stop} onKeyDown={stop}>
      {children}
    </div>,
    document.body,
  )
}
