import { Fragment } from 'react'
import { markMatches } from '../../../domain/search.ts'
import './marked-text.css'

/** Text as it is stored, with the parts marked that a search found. */
export function MarkedText({ text, searched }: { text: string; searched: string }) {
  return markMatches(text, searched).map((piece, index) =>
    piece.hit ? <mark key={index}>{piece.text}</mark> : <Fragment key={index}>{piece.text}</Fragment>,
  )
}
