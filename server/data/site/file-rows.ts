import { isFocus, MIDDLE, type Picture, type PictureWords, type RenditionFormat } from '#domain/site/picture.ts'
import type { FileKind, StoredFile } from '#domain/site/stored-file.ts'
import { fromFlag, toPair } from '#server/data/engine/codec.ts'
import type { FileRow } from '#server/data/engine/schema.ts'

/** What a picture needs of its file, once for every rendition, or once with null where there is none yet. */
type PictureRow = Pick<
  FileRow,
  'name' | 'width' | 'height' | 'color' | 'alt_ar' | 'alt_en' | 'decorative' | 'focus'
> & { format: string | null; rendition_width: number | null }

export function toStoredFile(row: FileRow): StoredFile {
  return {
    name: row.name,
    sha256: row.sha256,
    kind: row.kind as FileKind,
    mime: row.mime,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    color: row.color,
    pages: row.pages,
    originalName: row.original_name,
    createdAt: row.created_at,
  }
}

/** What those are told of a file who do not see it. */
export function toPictureWords(row: Pick<FileRow, 'alt_ar' | 'alt_en' | 'decorative'>): PictureWords {
  return { alt: toPair(row.alt_ar, row.alt_en), isDecorative: fromFlag(row.decorative) }
}

/** Pictures by name of their file. Rows come ordered by the width of their rendition. */
export function toPictures(rows: PictureRow[]): Map<string, Picture> {
  const pictures = new Map<string, Picture>()
  for (const { format, rendition_width: renditionWidth, ...row } of rows) {
    const { name } = row
    const picture = pictures.get(name) ?? toPicture(row)
    if (format !== null && renditionWidth !== null) picture.renditions[format as RenditionFormat].push(renditionWidth)
    pictures.set(name, picture)
  }
  return pictures
}

function toPicture(row: Omit<PictureRow, 'format' | 'rendition_width'>): Picture {
  const { name: file, width, height, color } = row
  const { alt, isDecorative } = toPictureWords(row)
  // Most say nothing, and pages carry every word of their pictures.
  const words = isDecorative || alt.ar !== '' || alt.en !== '' ? { words: { alt, isDecorative } } : {}
  const focused = isFocus(row.focus) && row.focus !== MIDDLE ? { focus: row.focus } : {}
  return { file, width, height, color, renditions: { avif: [], webp: [] }, ...words, ...focused }
}

/** A picture of which nothing is known but its name or, on another host, its address. */
export function toBarePicture(file: string): Picture {
  return { file, width: null, height: null, color: null, renditions: { avif: [], webp: [] } }
}
