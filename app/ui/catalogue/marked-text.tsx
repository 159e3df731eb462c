import { Fragment } from 'react'
import { markMatches, type Marks } from '../../../domain/search/marks.ts'

/** Text as it is stored, with the parts marked that a search found. */
export function MarkedText({ text, marks }: { text: string; marks: Marks }) {
  return markMatches(text, marks).map((piece, index) =>
    piece.hit ? <mark key={index}>{piece.text}</mark> : <Fragment key={index}>{piece.text}</Fragment>,
  )
}
