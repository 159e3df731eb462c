import { ChevronLeft, ChevronRight } from 'lucide-react'
import { productPage } from '#content/pages/product.ts'
import { fileUrl } from '#domain/site/picture.ts'
import type { GalleryPicture } from '#domain/products/product-view.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { ACROSS_PHONE } from '#app/ui/base/picture/picture-sizes.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { ProductPicture } from '#app/ui/catalogue/product-picture.tsx'
import { turn } from './drag.ts'
import { GalleryTint } from './gallery-tint.tsx'
import { useDrag } from './use-drag.ts'

const SIZES = `(width >= 87.5rem) 640px, (width >= 64rem) 46vw, ${ACROSS_PHONE}`

type GalleryStageProps = {
  pictures: GalleryPicture[]
  index: number
  later: boolean
  onTurn: (step: 1 | -1) => void
  onEnlarge: () => void
}

export function GalleryStage({ pictures, index, later, onTurn, onEnlarge }: GalleryStageProps) {
  const words = useWords(productPage).gallery
  const lives = useHydrated()
  const drag = useDrag((meant) => {
    if (meant === 'click') onEnlarge()
    else if (meant !== 'nothing') onTurn(meant === 'next' ? 1 : -1)
  })
  // The picture before and after are at hand once the page lives, so that turning shows no gap.
  const near = [index, turn(index, 1, pictures.length), turn(index, -1, pictures.length)]
  return (
    <div className="gallery-stage">
      <GalleryTint />
      <a className="gallery-pictures" href={fileUrl(pictures[index]?.file ?? '')} aria-label={words.enlarge} {...drag}>
        {pictures.map((picture, place) =>
          place === index || (lives && later && near.includes(place)) ? (
            <span key={picture.file} className="gallery-picture" data-active={place === index || undefined}>
              <ProductPicture
                picture={picture}
                alt={place === index ? picture.alt : ''}
                sizes={SIZES}
                eager={place === 0}
              />
            </span>
          ) : null,
        )}
      </a>
      {pictures.length > 1 && later && (
        <>
          <div className="gallery-turn needs-scripts">
            <Button kind="white" icon aria-label={words.previous} onClick={() => onTurn(-1)}>
              <ChevronLeft className="mirrored" />
            </Button>
            <Button kind="white" icon aria-label={words.next} onClick={() => onTurn(1)}>
              <ChevronRight className="mirrored" />
            </Button>
          </div>
          <p className="gallery-counter needs-scripts" aria-live="polite">
            <Ltr>{`${index + 1} / ${pictures.length}`}</Ltr>
          </p>
        </>
      )}
    </div>
  )
}
