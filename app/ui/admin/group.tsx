import { useId, type ReactNode } from 'react'

type GroupProps = {
  title: string
  /** What leads here, as `#mail` of an address. */
  id?: string
  text?: string
  badge?: ReactNode
  /** Its content needs the whole width, under the title. */
  wide?: boolean
  children: ReactNode
}

/** A card of fields or facts that belong together: where there is room, its title stands beside them. */
export function Group({ title, id, text, badge, wide, children }: GroupProps) {
  const titleId = useId()
  return (
    <section id={id} className="card admin-group" data-wide={wide || undefined} aria-labelledby={titleId}>
      <div className="admin-group-about">
        <div className="admin-group-head">
          <h2 id={titleId}>{title}</h2>
          {badge}
        </div>
        {text && <p className="admin-group-text">{text}</p>}
      </div>
      <div className="admin-group-body">{children}</div>
    </section>
  )
}
