import type { TextPart } from '../../../domain/messages/contact-text.ts'
import { Ltr } from '../base/ltr.tsx'

/** A sentence whose contact values are links that read left to right. */
export function FilledText({ parts }: { parts: TextPart[] }) {
  return parts.map((part) =>
    part.href === undefined ? (
      part.text
    ) : (
      <a
        key={part.href}
        href={part.href}
        className="whitespace-nowrap text-ink underline decoration-[1.5px] underline-offset-4"
      >
        <Ltr>{part.text}</Ltr>
      </a>
    ),
  )
}
