import type { ReactNode } from 'react'

type PageTitleProps = {
  title: string
  subtitle?: string | null
  /** Quiet facts under the subtitle: a date, a count. */
  children?: ReactNode
}

export function PageTitle({ title, subtitle, children }: PageTitleProps) {
  return (
    <header className="grid gap-3 pt-[clamp(24px,3.2vw,44px)] pb-[clamp(28px,3.4vw,48px)]">
      <h1 className="text-h1">{title}</h1>
      {subtitle && <p className="text-lead max-w-[46em] text-ink-2">{subtitle}</p>}
      {children}
    </header>
  )
}
