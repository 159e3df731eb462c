/** Something that is about to be deleted. */
export type Deletion = {
  /** The page that asks and deletes, where scripts do not run. */
  to: string
  question: string
  /** What will happen. */
  text: string
}

/** The address of the page that asks. It knows where to go back to, and where the question came from. */
export function deletionPath(to: string, next: string, from: 'list' | 'form'): string {
  return `${to}?${new URLSearchParams({ from, next })}`
}
