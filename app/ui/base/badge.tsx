import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'neutral' | 'ok' | 'warn' | 'red' | 'white'

/** A state or kind in a word or two; `white` stands on pictures. */
export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: BadgeTone
  className?: string
  children: ReactNode
}) {
  return <span className={classNames('badge', `badge-${tone}`, className)}>{children}</span>
}
