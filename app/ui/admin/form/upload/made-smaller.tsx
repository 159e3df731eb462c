import { useLocale } from '#app/locale.ts'
import { madeSmaller } from '#content/admin/media/library.ts'
import { isMadeSmaller } from '#domain/media/media-file.ts'
import type { UploadedFile } from './uploaded-file.ts'

/** Says of a picture that has just been uploaded that it is stored smaller than it was. */
export function MadeSmaller({ file }: { file: Pick<UploadedFile, 'sizes'> | null }) {
  const locale = useLocale()
  const sizes = file?.sizes
  if (!sizes || !isMadeSmaller(sizes.sent, sizes.stored)) return null
  return (
    <p className="upload-line" role="status">
      {madeSmaller(sizes.sent, sizes.stored)[locale]}
    </p>
  )
}
