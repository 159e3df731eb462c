/** What became of a form, in the words of its page. */
export type FormAnswer = {
  ok: boolean
  /** The number of the request that was stored, and its private page. */
  request?: { number: string; path: string } | undefined
  /** What was asked for, where it is there by now. */
  document?: { title: string; path: string } | undefined
  message: string
  /** What is wrong with single fields, by name. */
  errors: Record<string, string>
  /** What was typed, where the page was made again and would have lost it. */
  values: Record<string, string>
}
