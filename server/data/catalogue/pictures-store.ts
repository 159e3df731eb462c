import { isRemote, type Picture } from '#domain/site/picture.ts'
import { inChunks } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { toBarePicture, toPictures } from '#server/data/site/file-rows.ts'

/** Finds the picture of a source: a stored file's name or a whole address; null for neither. */
export type PictureOf = (source: string | null) => Picture | null

/** Reads the pictures of many sources in one query. */
export async function loadPictures(db: Db, sources: Iterable<string | null>): Promise<PictureOf> {
  const names = new Set([...sources].filter((source) => source !== null && !isRemote(source)))
  const rows = await inChunks([...names] as string[], (chunk) =>
    db
      .selectFrom('files')
      .leftJoin('file_renditions', 'file_renditions.file', 'files.name')
      .select(['files.name', 'files.width', 'files.height', 'files.color', 'alt_ar', 'alt_en', 'decorative', 'focus'])
      .select(['file_renditions.format', 'file_renditions.width as rendition_width'])
      .where('files.name', 'in', chunk)
      .orderBy('file_renditions.width')
      .execute(),
  )
  const pictures = toPictures(rows)
  return (source) => {
    if (source === null) return null
    return isRemote(source) ? toBarePicture(source) : (pictures.get(source) ?? null)
  }
}

/** For those who need no more of a picture than its name; the database keeps no name of a file that is not there. */
export const nameOnly: PictureOf = (source) => (source === null ? null : toBarePicture(source))
