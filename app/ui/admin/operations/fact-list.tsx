import type { ReactNode } from 'react'

/** Facts beside their names, as many in a row as fit. */
export function FactList({ facts }: { facts: { term: string; value: ReactNode }[] }) {
  return (
    <dl className="message-facts">
      {facts.map(({ term, value }) => (
        <div key={term} className="message-fact">
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
