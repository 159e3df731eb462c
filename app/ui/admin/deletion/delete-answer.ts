/** Why something was not deleted. What was deleted answers with a redirect. */
export type DeleteAnswer =
  | { kind: 'failed'; message: string }
  /** A category with products: what becomes of them has to be said first. */
  | { kind: 'filled'; message: string; count: number }
