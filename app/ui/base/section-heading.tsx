import type { ReactNode } from 'react'

type SectionHeadingProps = {
  title: string
  subtitle?: string
  /** Names the section: `aria-labelledby` of the section points here. */
  id?: string
  /** A link or button at the end of the line; below the words on phones. */
  children?: ReactNode
}

export function SectionHeading({ title, subtitle, id, children }: SectionHeadingProps) {
  return (
    <header className="section-heading">
      <div>
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        {subtitle && <p className="mt-2 text-ink-2">{subtitle}</p>}
      </div>
      {children && <div className="section-heading-action">{children}</div>}
    </header>
  )
}
