import { ChevronDown } from 'lucide-react'
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react'
import { useRecordForm } from './record-form-context.ts'
import { GapMark } from './section-list.tsx'

type FormPartProps = {
  /** The section's id: its place in the page's address. */
  id: string
  title: string
  /** Quiet, beside the title. */
  note?: string | undefined
  /** It is folded, and opens itself where something is wrong or missing in it. */
  fold?: { isWrong: boolean; isMissing: boolean } | null | undefined
  children: ReactNode
}

/** One group of a form. Its fields are made again when the form begins again. */
export function FormPart({ id, title, note, fold, children }: FormPartProps) {
  const { beginning } = useRecordForm()
  const name = (
    <>
      <h2 id={`${id}-title`} className="text-card">
        {title}
      </h2>
      {note && <p className="text-small text-ink-3">{note}</p>}
    </>
  )
  const fields = <Fragment key={beginning}>{children}</Fragment>
  return (
    <section id={id} className={fold ? 'card form-part admin-fold' : 'card form-part'} aria-labelledby={`${id}-title`}>
      {fold ? (
        <Fold id={id} head={name} {...fold}>
          {fields}
        </Fold>
      ) : (
        <>
          <header className="form-part-head">{name}</header>
          {fields}
        </>
      )}
    </section>
  )
}

type FoldProps = { id: string; head: ReactNode; isWrong: boolean; isMissing: boolean; children: ReactNode }

function Fold({ id, head, isWrong, isMissing, children }: FoldProps) {
  const { errors, gaps } = useRecordForm()
  const details = useRef<HTMLDetailsElement>(null)
  // Later events may open it, but never close it while somebody is typing.
  const [isOpen] = useState(isWrong || isMissing)
  const wrong = isWrong ? errors : null
  useEffect(() => {
    if (wrong && details.current) details.current.open = true
  }, [wrong])
  return (
    <details ref={details} open={isOpen}>
      <summary>
        {head}
        <GapMark gaps={gaps[id] ?? null} />
        <ChevronDown className="admin-fold-mark" aria-hidden="true" />
      </summary>
      <div className="admin-fold-body">{children}</div>
    </details>
  )
}

/** Where the fields of a part stand: a link there opens the part without scripts too. */
export function fieldsId(section: string): string {
  return `${section}-fields`
}

/** Opens what is folded round an element or directly in it, so that a link reaches it. */
export function unfold(element: Element) {
  for (const details of [element.closest('details'), element.querySelector('details')]) {
    if (details && (details.contains(element) || details.parentElement === element)) details.open = true
  }
}
