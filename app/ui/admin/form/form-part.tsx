import { Fragment, type ReactNode } from 'react'
import { useRecordForm } from './record-form-context.ts'

type FormPartProps = {
  /** The section's id: its place in the page's address. */
  id: string
  title: string
  /** Quiet, beside the title. */
  note?: string
  children: ReactNode
}

/** One group of a form. Its fields are made again when the form begins again. */
export function FormPart({ id, title, note, children }: FormPartProps) {
  const { beginning } = useRecordForm()
  return (
    <section id={id} className="card form-part" aria-labelledby={`${id}-title`}>
      <header className="form-part-head">
        <h2 id={`${id}-title`} className="text-card">
          {title}
        </h2>
        {note && <p className="text-small text-ink-3">{note}</p>}
      </header>
      <Fragment key={beginning}>{children}</Fragment>
    </section>
  )
}
