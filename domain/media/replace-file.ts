import type { RecordContent } from '#domain/records/record-kinds.ts'

type Shown = { name: string; width: number | null; height: number | null }

/** A content that shows another file wherever it showed this one: in fields, lists and texts. */
export function replaceFile(content: RecordContent, name: string, other: Shown): RecordContent {
  const whole = new RegExp(`(?<![0-9a-f])${name.replace('.', '\\.')}`, 'g')
  const replaced = (value: unknown): unknown => {
    if (typeof value === 'string') return measured(value.replace(whole, other.name), other)
    if (Array.isArray(value)) return value.map(replaced)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part)]))
  }
  return replaced(content) as RecordContent
}

/** Pictures within a text say how large they are, so that nothing moves when they arrive. */
function measured(text: string, { name, width, height }: Shown): string {
  if (width === null || height === null || !text.includes(name)) return text
  return text.replace(/<img\b[^>]*>/g, (tag) =>
    tag.includes(name)
      ? tag.replace(/\swidth="\d+"/, ` width="${width}"`).replace(/\sheight="\d+"/, ` height="${height}"`)
      : tag,
  )
}
