import { splitCodes } from '../../../domain/code-words.ts'
import { Ltr } from './ltr.tsx'

/** The code of a product or pack: it reads left to right and breaks at none of its hyphens. */
export function Code({ children, className }: { children: string; className?: string }) {
  return (
    <Ltr className={className}>
      <CodedText text={children} />
    </Ltr>
  )
}

/** A text, most often a name, whose codes stay on one line. */
export function CodedText({ text }: { text: string }) {
  if (!text.includes('-')) return text
  return splitCodes(text).map((part, index) =>
    part.isCode ? (
      <span key={index} className="whitespace-nowrap">
        {part.text}
      </span>
    ) : (
      part.text
    ),
  )
}
