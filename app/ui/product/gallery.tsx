import { useState, useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'
import { productPage } from '#content/pages/product.ts'
import { fileUrl, type Picture as StoredPicture } from '#domain/site/picture.ts'
import { pictureAlt } from '#domain/media/picture-alt.ts'
import type { GalleryPicture } from '#domain/products/product-view.ts'
import { useLocale, useWords, useLabels } from '#app/locale.ts'
import { ProductPicture } from '#app/ui/catalogue/product-picture.tsx'
import { ACROSS_PHONE, Picture } from '#app/ui/base/picture/picture.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { useHydrated } from '#app/delivery/hydration.ts'
import { directionOf, type Direction } from '#domain/text/locale.ts'

/** From here on a drag changes the picture (docs/specification 2.7). */
const DRAG_PX = 50
/** Below this a press is a click, however unsteady the hand; between the two nothing happens. */
const CLICK_PX = 5

type Drag = 'next' | 'previous' | 'click' | 'nothing'

/** What a press on the gallery's picture meant, by how far it moved. Pictures are pulled in against reading direction. */
export function readDrag(movedX: number, movedY: number, direction: Direction): Drag {
  if (Math.hypot(movedX, movedY) < CLICK_PX) return 'click'
  if (Math.abs(movedX) < DRAG_PX) return 'nothing'
  const pulledRight = movedX > 0
  return pulledRight === (direction === 'rtl') ? 'next' : 'previous'
}

/** The picture `step` further on; both ends wrap. */
export function turn(index: number, step: 1 | -1, count: number): number {
  return (index + step + count) % count
}

const KEYBOARD = 0

const SIZES = `(width >= 87.5rem) 640px, (width >= 64rem) 46vw, ${ACROSS_PHONE}`

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

type PictureOverlayProps = { picture: GalleryPicture; name: string; open: boolean; onClose: () => void }

/** The picture over the whole window; a press anywhere closes it, and so does Escape. */
function PictureOverlay({ picture, name, open, onClose }: PictureOverlayProps) {
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

type GalleryThumbsProps = {
  pictures: StoredPicture[]
  current: number
  later: boolean
  onPick: (index: number) => void
}

/** Without scripts each one opens its picture. */
function GalleryThumbs({ pictures, current, later, onPick }: GalleryThumbsProps) {
  const { picture: label } = useWords(productPage).gallery
  return (
    <ul className="gallery-thumbs">
      {pictures.map((picture, index) => (
        <li key={picture.file}>
          <a
            href={fileUrl(picture.file)}
            aria-label={label(index + 1)}
            aria-current={index === current || undefined}
            onClick={(event) => {
              event.preventDefault()
              onPick(index)
            }}
          >
            {later && <ProductPicture picture={picture} alt="" sizes="80px" />}
          </a>
        </li>
      ))}
    </ul>
  )
}

type GalleryStageProps = {
  pictures: GalleryPicture[]
  index: number
  later: boolean
  onTurn: (step: 1 | -1) => void
  onEnlarge: () => void
}

function GalleryStage({ pictures, index, later, onTurn, onEnlarge }: GalleryStageProps) {
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

/** Handlers for an element that is dragged sideways and clicked. `onDrag` hears what the visitor meant. */
function useDrag(onDrag: (drag: Drag) => void) {
  const direction = directionOf(useLocale())
  const start = useRef<{ x: number; y: number } | null>(null)
  const meant = useRef<Drag>('click')
  return {
    draggable: false,
    onPointerDown: (event: PointerEvent) => {
      start.current = { x: event.clientX, y: event.clientY }
      meant.current = 'nothing'
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current === null) return
      meant.current = readDrag(event.clientX - start.current.x, event.clientY - start.current.y, direction)
      start.current = null
      // A click is heard as such below, so that the keyboard's counts too.
      if (meant.current !== 'click') onDrag(meant.current)
    },
    onPointerCancel: () => {
      start.current = null
    },
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      if (event.detail === KEYBOARD || meant.current === 'click') onDrag('click')
    },
  }
}

/**
 * Lets the stage's ground show through its pictures, as `mix-blend-mode: multiply` would: Chromium leaves a large picture that
 * is blended unpainted now and then, until something else of it changes. The styles name this by its id.
 */
function GalleryTint() {
  return (
    <svg className="gallery-tint" width="0" height="0" aria-hidden="true">
      <filter id="gallery-tint" x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
        <feFlood className="gallery-ground" />
        <feBlend mode="multiply" in2="SourceGraphic" />
      </filter>
    </svg>
  )
}
