import { Fragment } from 'react'
import { markMatches, type Marks } from '../../../domain/search/marks.ts'
import { CodedText } from '../base/code.tsx'

/** Text as it is stored, with the parts marked that a search found. */
export function MarkedText({ text, marks }: { text: string; marks: Marks }) {
  return markMatches(text, marks).map((piece, index) => {
    const Piece = piece.hit ? 'mark' : Fragment
    return (
      <Piece key={index}>
        <CodedText text={piece.text} />
      </Piece>
    )
  })
}
