/** What a draft is of, by the id of its record; null for one that is not saved yet, which may have begun as a copy. */
export function draftRecord(kind: string, id: string | null, from: string | null = null): string {
  const name = kind === 'post' ? 'blog' : kind
  return from === null ? `${name}/${id ?? 'new'}` : `${name}/new/${from}`
}
