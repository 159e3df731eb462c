import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { loadErrors } from '#content/messages.ts'
import { useWords } from '#app/locale.ts'
import { RetryButton } from './retry-button.tsx'
import { StateBlock } from './state-block.tsx'

type LoadErrorProps = {
  title: string
  /** In place of the usual advice. */
  text?: string
  /** The whole page failed, not a part of it: its retry is the page's main action. */
  whole?: boolean
  /** 3 in a part that has a heading of its own. */
  level?: 2 | 3
  /** Other ways on, beside the retry. */
  children?: ReactNode
}

/** What could not be loaded, and a way to try again. */
export function LoadError({ title, text, whole, level = 2, children }: LoadErrorProps) {
  const words = useWords(loadErrors)
  const advice = text ?? (whole ? words.whole : words.part)
  return (
    <StateBlock icon={CircleAlert} title={title} text={advice} level={whole ? 1 : level} urgent>
      <RetryButton kind={whole ? 'primary' : 'outline'} />
      {children}
    </StateBlock>
  )
}
