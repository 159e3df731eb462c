import type { ReactNode } from 'react'

/** A list of so many equal places. */
export function Repeat({ times, className, children }: { times: number; className: string; children: ReactNode }) {
  return (
    <div className={className}>
      {Array.from({ length: times }, (_, place) => `place-${place}`).map((key) => (
        <div key={key}>{children}</div>
      ))}
    </div>
  )
}
