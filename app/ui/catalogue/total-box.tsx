import { Ltr } from '#app/ui/base/ltr.tsx'

/** How many there are in all: a label and a large figure. */
export function TotalBox({ label, count }: { label: string; count: string }) {
  return (
    <p className="flex items-center justify-between gap-6 rounded-xl bg-surface px-6 py-4 md:min-w-56">
      <span className="text-small md:max-w-[7em] text-ink-3">{label}</span>
      <Ltr className="text-figure flex-none">{count}</Ltr>
    </p>
  )
}
