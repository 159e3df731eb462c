import { createContext, use } from 'react'

/** How many records of a page are marked, and what marks them all. */
export type Marks = {
  marked: number
  shown: number
  /** Whether whoever looks may do something with them. */
  mayMark: boolean
  markPage: (isMarked: boolean) => void
}

const Context = createContext<Marks>({ marked: 0, shown: 0, mayMark: false, markPage: () => {} })

export const MarksProvider = Context.Provider

export function useMarks(): Marks {
  return use(Context)
}

/** The form in which the marks of a list are sent; the boxes stand anywhere on its page. */
export const MARKS_FORM = 'marks'
