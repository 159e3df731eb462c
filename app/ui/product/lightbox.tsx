import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import { Lightbox, type ControllerRef, type Labels } from 'yet-another-react-lightbox'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'
import thumbnailStyles from 'yet-another-react-lightbox/plugins/thumbnails.css?inline'
import styles from 'yet-another-react-lightbox/styles.css?inline'
import { productPage } from '#content/pages/product.ts'
import { fileUrl, renditionName } from '#domain/site/picture.ts'
import type { GalleryPicture } from '#domain/products/product-view.ts'
import { useLabels, useWords } from '#app/locale.ts'
import { Ltr } from '#app/ui/base/ltr.tsx'
import ownStyles from './lightbox.css?inline'

adoptStyles(styles + thumbnailStyles + ownStyles)

export type PictureLightboxProps = { pictures: GalleryPicture[]; name: string; start: number; onClose: () => void }

/**
 * The product's pictures over the whole window: arrows, keys, swipes, thumbs; closed by button, backdrop, Escape, Back or
 * pull.
 */
export function PictureLightbox({ pictures, name, start, onClose }: PictureLightboxProps) {
  const [index, setIndex] = useState(start)
  const controller = useRef<ControllerRef>(null)
  useCloseWatcher(() => controller.current?.close())
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      on={{ view: ({ index: shown }) => setIndex(shown) }}
      slides={pictures.map(toSlide)}
      plugins={[Thumbnails]}
      animation={{ fade: 250, swipe: 500 }}
      carousel={{ preload: 2, padding: '16px', spacing: '30%' }}
      controller={{ ref: controller, closeOnBackdropClick: true, closeOnPullDown: true, closeOnPullUp: true }}
      thumbnails={{ width: 80, height: 80, border: 0, borderRadius: 12, padding: 0, gap: 12, vignette: false }}
      className="lightbox"
      portal={{ container: { onKeyDownCapture: keepTabWithin } }}
      labels={useLightboxLabels()}
      toolbar={{ buttons: [<Place key="place" index={index} count={pictures.length} name={name} />, 'close'] }}
      render={{ iconPrev: () => <ChevronLeft />, iconNext: () => <ChevronRight />, iconClose: () => <X /> }}
    />
  )
}

/** Everything that the library says; it speaks English by itself. */
function useLightboxLabels(): Labels {
  const { gallery } = useWords(productPage)
  const { close } = useLabels()
  return {
    Previous: gallery.previous,
    Next: gallery.next,
    Close: close,
    Lightbox: gallery.label,
    'Photo gallery': gallery.shown,
    Carousel: gallery.carousel,
    Slide: gallery.slide,
    '{index} of {total}': gallery.place('{index}', '{total}'),
    Thumbnails: gallery.thumbs,
  }
}

/**
 * Tab goes round in the lightbox: behind its last button it would leave the window, where Escape is not heard. In the
 * capturing phase, since the library's own buttons keep their keys to themselves.
 */
function keepTabWithin(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return
  const buttons = [...event.currentTarget.querySelectorAll('button')].filter((button) =>
    button.checkVisibility({ visibilityProperty: true }),
  )
  const at = buttons.findIndex((button) => button === document.activeElement)
  const leaves = event.shiftKey ? at <= 0 : at === buttons.length - 1
  if (!leaves) return
  event.preventDefault()
  buttons.at(event.shiftKey ? -1 : 0)?.focus()
}

function Place({ index, count, name }: { index: number; count: number; name: string }) {
  return (
    <p className="lightbox-place">
      <Ltr className="lightbox-counter">
        {index + 1} / {count}
      </Ltr>
      <span className="one-line text-night-ink">{name}</span>
    </p>
  )
}

function toSlide({ file, alt, width, height, renditions }: GalleryPicture) {
  const sized = width !== null && height !== null
  return {
    src: fileUrl(file),
    alt,
    ...(sized && { width, height, srcSet: renditions.webp.map((one) => toSource(file, one, (one * height) / width)) }),
  }
}

function toSource(file: string, width: number, height: number) {
  return { src: fileUrl(renditionName(file, width, 'webp')), width, height: Math.round(height) }
}

/** Styles come in the file of the lightbox: a stylesheet of its own could be missing where that file is there. */
function adoptStyles(text: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}

declare global {
  /** Hears what a device does to close things: Back on Android, Escape. Native dialogs have one of their own. */
  var CloseWatcher: undefined | (new () => EventTarget & { destroy(): void })
}

/** Lets Back close what stands over a page, in browsers that know how; in others it leads to the page before. */
function useCloseWatcher(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const Watcher = globalThis.CloseWatcher
    if (!Watcher) return undefined
    const watcher = new Watcher()
    watcher.addEventListener('close', () => close())
    return () => watcher.destroy()
  }, [])
}
