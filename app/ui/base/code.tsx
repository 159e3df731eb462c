import { splitCodes } from '../../../domain/code-words.ts'
import { joinMeasures } from '../../../domain/joined-measures.ts'
import { Ltr } from './ltr.tsx'

/** The code of a product or pack: it reads left to right and breaks at none of its hyphens. */
export function Code({ children, className }: { children: string; className?: string }) {
  return (
    <Ltr className={className}>
      <CodedText text={children} />
    </Ltr>
  )
}

/** A text, most often a name, whose codes and measures stay on one line. */
export function CodedText({ text }: { text: string }) {
  const joined = joinMeasures(text)
  if (!joined.includes('-')) return joined
  return splitCodes(joined).map((part, index) =>
    part.isCode ? (
      <span key={index} className="whitespace-nowrap">
        {part.text}
      </span>
    ) : (
      part.text
    ),
  )
}
