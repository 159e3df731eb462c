import { useEffect, useRef } from 'react'
import type { GalleryPicture } from '#domain/products/product-view.ts'
import { useLabels } from '#app/locale.ts'
import { Picture } from '#app/ui/base/picture/picture.tsx'

type PictureOverlayProps = { picture: GalleryPicture; name: string; open: boolean; onClose: () => void }

/** The picture over the whole window; a press anywhere closes it, and so does Escape. */
export function PictureOverlay({ picture, name, open, onClose }: PictureOverlayProps) {
  const { close } = useLabels()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
  }, [open])
  return (
    <dialog ref={dialog} className="picture-overlay" aria-label={name} onClose={onClose}>
      {open && (
        <button type="button" aria-label={close} onClick={() => dialog.current?.close()}>
          <Picture picture={picture} alt={picture.alt} sizes="100vw" ground={false} />
        </button>
      )}
    </dialog>
  )
}
