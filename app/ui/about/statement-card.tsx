import { classNames } from '#app/ui/base/class-names.ts'

type StatementCardProps = {
  title: string
  text: string
  /** White on night in place of ink on sand. */
  dark?: boolean
}

/** One sentence the company stands by, set large. */
export function StatementCard({ title, text, dark }: StatementCardProps) {
  return (
    <section
      className={classNames(
        'flex min-h-64 flex-col justify-between gap-10 rounded-2xl p-[clamp(24px,4vw,56px)] lg:min-h-88',
        dark ? 'ground-night bg-night-2' : 'bg-sand',
      )}
    >
      <h2 className="text-action text-ink-2">{title}</h2>
      <p className="text-h2">{text}</p>
    </section>
  )
}
