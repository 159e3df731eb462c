import { fileUrl, isRemote } from '#domain/site/picture.ts'

/** A file that a form shows: what is stored already, or what has just been uploaded. */
export type UploadedFile = {
  /** The stored file's name, or a whole address. */
  name: string
  /** The name that it had where it came from. */
  originalName: string
  width: number | null
  height: number | null
  /** As it was sent and as it is stored, of one that has just been uploaded. */
  sizes?: { sent: number; stored: number }
  /** The name under which the same file was there already. */
  knownAs?: string
}

/** What is known of a file, of whose name alone the form knows. */
export function knownFile(name: string, known: readonly UploadedFile[]): UploadedFile {
  return known.find((file) => file.name === name) ?? { name, originalName: '', width: null, height: null }
}

/** The address of a stored picture; null for one of another host, of which staff's pages load nothing. */
export function previewUrl({ name }: UploadedFile): string | null {
  return isRemote(name) ? null : fileUrl(name)
}

/** What is said beside a file: `812.webp · 1200 × 1200`. */
export function fileLine({ name, originalName, width, height }: UploadedFile): string {
  const title = originalName || (isRemote(name) ? name : `…${name.slice(-12)}`)
  return width && height ? `${title} · ${width} × ${height}` : title
}
