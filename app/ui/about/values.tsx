import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
type ValuesProps = { title: string; values: { title: string; text: string }[] }

export function Values({ title, values }: ValuesProps) {
  return (
    <section {...BELOW_FOLD} className="section">
      <h2 className="sr-only">{title}</h2>
      <ul className="grid divide-y divide-line border-y border-line md:grid-cols-3 md:divide-x md:divide-y-0">
        {values.map((value) => (
          <li key={value.title} className="grid content-start gap-1.5 py-8 md:px-9 md:first:ps-0 md:last:pe-0">
            <h3 className="text-h3">{value.title}</h3>
            <p className="text-small text-ink-2">{value.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
