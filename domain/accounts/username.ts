const USERNAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._@-]{0,58}[\p{L}\p{M}\p{N}])?$/u

/** Letters of any script and figures; full stop, underline, dash and @ between them; at most 60 characters. */
export function isUsername(text: string): boolean {
  return USERNAME.test(text)
}

/** The form under which a name is looked for: `Noura` and `noura` are the same person. */
export function toUsername(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
