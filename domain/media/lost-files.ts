import type { RecordContent } from '#domain/records/record-kinds.ts'

/** A content without files that are gone: fields that named one are empty, lists and texts are without it. */
export function withoutFiles(content: RecordContent, names: readonly string[]): RecordContent {
  if (names.length === 0) return content
  const isLost = (value: unknown) => typeof value === 'string' && names.includes(value)
  const kept = (value: unknown): unknown => {
    if (typeof value === 'string') return isLost(value) ? '' : withoutPictures(value, names)
    if (Array.isArray(value)) return value.filter((one) => !isLost(one)).map(kept)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, kept(part)]))
  }
  return kept(content) as RecordContent
}

function withoutPictures(text: string, names: readonly string[]): string {
  return text.replace(/<img\b[^>]*>/g, (tag) => (names.some((name) => tag.includes(name)) ? '' : tag))
}
