import { useId, type ReactNode } from 'react'

type GroupProps = {
  title: string
  text?: string
  badge?: ReactNode
  /** Its content needs the whole width, under the title. */
  wide?: boolean
  children: ReactNode
}

/** A card of fields or facts that belong together: where there is room, its title stands beside them. */
export function Group({ title, text, badge, wide, children }: GroupProps) {
  const id = useId()
  return (
    <section className="card admin-group" data-wide={wide || undefined} aria-labelledby={id}>
      <div className="admin-group-about">
        <div className="admin-group-head">
          <h2 id={id}>{title}</h2>
          {badge}
        </div>
        {text && <p className="admin-group-text">{text}</p>}
      </div>
      <div className="admin-group-body">{children}</div>
    </section>
  )
}
