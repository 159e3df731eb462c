import type { ReactNode } from 'react'
import { splitCodes } from '#domain/search/code-words.ts'
import { joinMeasures } from '#domain/products/joined-measures.ts'
import { Ltr } from './ltr.tsx'

/** The code of a product or pack: it reads left to right and breaks at none of its hyphens. */
export function Code({ children, className }: { children: string; className?: string }) {
  return (
    <Ltr className={className}>
      <CodedText text={children} />
    </Ltr>
  )
}

type CodedTextProps = {
  text: string
  /** How its parts are shown, where they are more than text. */
  show?: (part: string) => ReactNode
}

/** A text, most often a name, whose codes and measures stay on one line and whose figures read left to right. */
export function CodedText({ text, show = (part) => part }: CodedTextProps) {
  return splitCodes(joinMeasures(text)).map(({ text: part, isCode, isTurned }, index) => {
    if (!isCode && !isTurned) return show(part)
    const Run = isTurned ? Ltr : 'span'
    return (
      <Run key={index} className={isCode ? 'whitespace-nowrap' : undefined}>
        {show(part)}
      </Run>
    )
  })
}
