/** What became of a form, in the words of its page. */
export type FormAnswer = {
  ok: boolean
  message: string
  /** What is wrong with single fields, by name. */
  errors: Record<string, string>
  /** What was typed, where the page was made again and would have lost it. */
  values: Record<string, string>
}
