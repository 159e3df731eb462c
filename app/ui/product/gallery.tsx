import { useState } from 'react'
import { productPage } from '#content/pages/product.ts'
import { pictureAlt } from '#domain/media/picture-alt.ts'
import type { Picture as StoredPicture } from '#domain/site/picture.ts'
import type { GalleryPicture } from '#domain/products/product-view.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { ProductPicture } from '#app/ui/catalogue/product-picture.tsx'
import { ACROSS_PHONE } from '#app/ui/base/picture/picture-sizes.ts'
import { turn } from './drag.ts'
import { GalleryStage } from './gallery-stage.tsx'
import { GalleryTint } from './gallery-tint.tsx'
import { GalleryThumbs } from './gallery-thumbs.tsx'
import { PictureOverlay } from './picture-overlay.tsx'

type GalleryProps = {
  pictures: GalleryPicture[]
  name: string
  /** Whether the other pictures are there, too, and what turns to them: they follow the first one. */
  later: boolean
}

/** The product's pictures: one large, the others to pick from. */
export function Gallery({ pictures, name, later }: GalleryProps) {
  const { label } = useWords(productPage).gallery
  const [index, setIndex] = useState(0)
  const [enlarged, setEnlarged] = useState(false)
  const current = pictures[index]
  if (!current) return null
  return (
    <section className="gallery" aria-label={label}>
      {pictures.length > 1 && <GalleryThumbs pictures={pictures} current={index} later={later} onPick={setIndex} />}
      <GalleryStage
        pictures={pictures}
        index={index}
        later={later}
        onTurn={(step) => setIndex((before) => turn(before, step, pictures.length))}
        onEnlarge={() => setEnlarged(true)}
      />
      <PictureOverlay picture={current} name={name} open={enlarged} onClose={() => setEnlarged(false)} />
    </section>
  )
}

/** For a product whose gallery is empty: its one picture, or the site's placeholder, without controls. */
export function StillPicture({ picture, name }: { picture: StoredPicture | null; name: string }) {
  const alt = pictureAlt(picture, '', name, useLocale())
  return (
    <div className="gallery">
      <div className="gallery-stage">
        <GalleryTint />
        <div className="gallery-picture" data-active>
          <ProductPicture picture={picture} alt={alt} sizes={`(width >= 64rem) 640px, ${ACROSS_PHONE}`} eager />
        </div>
      </div>
    </div>
  )
}
