import { createContext, use } from 'react'

export type Marks = {
  /** On all of its pages, and on the one that is shown. */
  marked: number
  here: number
  /** Records of that page. */
  shown: number
  /** Whether whoever looks may do something with them. */
  mayMark: boolean
  markPage: (isMarked: boolean) => void
  clear: () => void
}

const Context = createContext<Marks>({
  marked: 0,
  here: 0,
  shown: 0,
  mayMark: false,
  markPage: () => {},
  clear: () => {},
})

export const MarksProvider = Context.Provider

export function useMarks(): Marks {
  return use(Context)
}

/** The form in which the marks of a list are sent; the boxes stand anywhere on its page. */
export const MARKS_FORM = 'marks'
