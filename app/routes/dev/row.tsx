import type { ReactNode } from 'react'

/** One line of the page: what it shows at the start, the parts beside it. */
export function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-line py-6 lg:grid-cols-[180px_1fr]">
      <h2 className="text-small pt-3 text-ink-3">{title}</h2>
      <div className="flex min-w-0 flex-wrap items-center gap-3.5">{children}</div>
    </section>
  )
}
