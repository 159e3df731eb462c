import { useId, type ReactNode } from 'react'

type GroupProps = { title: string; text?: string; badge?: ReactNode; children: ReactNode }

/** A white group of fields or facts that belong together. */
export function Group({ title, text, badge, children }: GroupProps) {
  const id = useId()
  return (
    <section className="admin-group" aria-labelledby={id}>
      <div className="admin-group-head">
        <h2 id={id}>{title}</h2>
        {badge}
      </div>
      {text && <p className="admin-group-text">{text}</p>}
      {children}
    </section>
  )
}
