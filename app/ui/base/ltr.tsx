import type { ReactNode } from 'react'

/** A code, number range, phone, e-mail or file name: it reads left to right and moves no mark beside it. */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  )
}
