import { z } from 'zod'
import { fileUrl } from '#domain/site/picture.ts'
import { FILE_KINDS, type StoredFile } from '#domain/site/stored-file.ts'

export const uploadSchema = z
  .object({
    name: z.string().meta({ description: 'What forms name it by, for example in `existing_image`' }),
    kind: z.enum(FILE_KINDS),
    size: z.number().meta({ description: 'Bytes as they are stored' }),
    width: z.number().nullable(),
    height: z.number().nullable(),
    url: z.string(),
  })
  .meta({ id: 'Upload' })

export function toUploadDto({ name, kind, bytes, width, height }: StoredFile) {
  return { name, kind, size: bytes, width, height, url: fileUrl(name) }
}
