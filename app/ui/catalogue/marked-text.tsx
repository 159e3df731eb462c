import { markMatches, type Marks } from '#domain/search/marks.ts'
import { CodedText } from '#app/ui/base/code.tsx'

/** Text as it is stored, with the parts marked that a search found. */
export function MarkedText({ text, marks }: { text: string; marks: Marks }) {
  return (
    <CodedText
      text={text}
      show={(part) =>
        markMatches(part, marks).map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text))
      }
    />
  )
}
