import { createContext, use } from 'react'

export type Selection = {
  /** On all of its pages, and on the one that is shown. */
  selected: number
  here: number
  /** Records of that page. */
  shown: number
  /** Whether the viewer may act on them. */
  maySelect: boolean
  selectPage: (isSelected: boolean) => void
  clear: () => void
}

const Context = createContext<Selection>({
  selected: 0,
  here: 0,
  shown: 0,
  maySelect: false,
  selectPage: () => {},
  clear: () => {},
})

export const SelectionProvider = Context.Provider

export function useSelection(): Selection {
  return use(Context)
}

/** The form that sends the selection of a list; its boxes can be anywhere on the page. */
export const BULK_FORM = 'bulk'
