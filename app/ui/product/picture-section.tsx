import { Maximize2 } from 'lucide-react'
import { useState, type MouseEvent, useEffect, useEffectEvent } from 'react'
import { loadErrors } from '#content/messages.ts'
import { productPage } from '#content/pages/product.ts'
import { fileUrl } from '#domain/site/picture.ts'
import type { GalleryPicture } from '#domain/products/product-view.ts'
import { useWords } from '#app/locale.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { ACROSS_PHONE } from '#app/ui/base/picture/picture.tsx'
import { SectionHeading } from '#app/ui/base/section-heading.tsx'
import { ProductPicture } from '#app/ui/catalogue/product-picture.tsx'
import { useLoaded } from '#app/ui/base/use-loaded.ts'
import type { PictureLightboxProps } from './lightbox.tsx'

const loadLightbox = async () => (await import('./lightbox.tsx')).PictureLightbox

const SHOWN = 3
const SIZES = `(width >= 87.5rem) 430px, (width >= 48rem) 32vw, ${ACROSS_PHONE}`

/** The pictures side by side, those first that the stage does not show at once; a press opens the lightbox, which is loaded then. */
export function PictureSection({ pictures, name }: { pictures: GalleryPicture[]; name: string }) {
  const words = useWords(productPage)
  const { page } = useWords(loadErrors)
  const [opened, setOpened] = useState<number | null>(null)
  const [failed, setFailed] = useState(false)
  const first = pictures[0]
  if (!first || pictures.length === 1) return null
  const opens = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    setOpened(index)
    setFailed(false)
  }
  const close = () => setOpened(null)
  const fail = () => {
    close()
    setFailed(true)
  }
  return (
    <section className="product-section" aria-labelledby="product-pictures">
      <SectionHeading id="product-pictures" title={words.pictures.title}>
        {pictures.length > SHOWN && (
          <a href={fileUrl(first.file)} className="button button-outline" onClick={opens(0)}>
            {words.pictures.all}
          </a>
        )}
      </SectionHeading>
      <ul className="picture-tiles">
        {tilesOf(pictures).map(({ picture, index }) => (
          <li key={picture.file}>
            <a href={fileUrl(picture.file)} aria-label={words.gallery.picture(index + 1)} onClick={opens(index)}>
              <ProductPicture picture={picture} alt="" sizes={SIZES} />
              <span className="picture-tile-sign" aria-hidden="true">
                <Maximize2 className="mirrored" />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {failed && (
        <div className="mt-5">
          <Message tone="error">{page}</Message>
        </div>
      )}
      {opened !== null && <LateLightbox pictures={pictures} name={name} start={opened} onClose={close} onFail={fail} />}
    </section>
  )
}

/** As many as stand in a row: from the second on, and the first at the end. */
function tilesOf(pictures: GalleryPicture[]): { picture: GalleryPicture; index: number }[] {
  const [first, ...rest] = pictures.map((picture, index) => ({ picture, index }))
  return first ? [...rest, first].slice(0, SHOWN) : []
}

/** The lightbox, once its file is there. */
function LateLightbox({ onFail, ...lightbox }: PictureLightboxProps & { onFail: () => void }) {
  const loaded = useLoaded(loadLightbox)
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    if (loaded.state === 'failed') fail()
  }, [loaded.state])
  return loaded.state === 'ready' ? <loaded.value {...lightbox} /> : null
}
