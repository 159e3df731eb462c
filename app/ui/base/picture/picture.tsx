import { showWhenNear } from '#app/delivery/below-fold.tsx'
import { preload } from 'react-dom'
import {
  plainUrl,
  RENDITION_FORMATS,
  srcSet,
  type Picture as StoredPicture,
  type RenditionFormat,
  staticSrcSet,
  type StaticPicture,
} from '#domain/site/picture.ts'
import { classNames } from '#app/ui/base/class-names.ts'

/**
 * For `sizes`: as wide as a phone's page, or hardly less. A browser takes the next larger rendition, and where that of 640
 * pixels is short by a few hundredths, which nobody sees, it would take one with twice the pixels.
 */
export const ACROSS_PHONE = '86vw'

type PictureSource = StoredPicture | StaticPicture

type PictureProps = {
  picture: PictureSource
  /** Empty for decoration. */
  alt: string
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes: string
  /** Another cut of the picture for windows under 1024 px. */
  narrow?: PictureSource
  /** The picture of the first view: loaded at once and before others. */
  eager?: boolean
  /** The dominant colour lies under the picture until it arrives. Off where the ground must show through. */
  ground?: boolean
  className?: string
  imgClassName?: string
}

/** Under this width of the window stands the narrow cut. */
const NARROW = '(width < 64rem)'
const WIDE = '(width >= 64rem)'

const LIGHTEST = RENDITION_FORMATS.slice(0, 1)

/**
 * A picture in the lightest format that the browser reads, in a box whose size is known before it arrives. Only that of the
 * first view names every size of the other format, too: they are half the weight of a page full of pictures.
 */
export function Picture({ picture, alt, sizes, narrow, eager, ground = true, className, imgClassName }: PictureProps) {
  if (eager) {
    if (narrow) preloadPicture(narrow, sizes, NARROW)
    preloadPicture(picture, sizes, narrow && WIDE)
  }
  const formats = eager ? RENDITION_FORMATS : LIGHTEST
  const focus = isStatic(picture) ? undefined : picture.focus
  return (
    <span className={classNames('picture', className)} ref={showWhenNear} suppressHydrationWarning>
      {ground && picture.color && <svg className="picture-ground" color={picture.color} aria-hidden="true" />}
      <picture>
        {narrow && <Sources picture={narrow} formats={formats} sizes={sizes} media={NARROW} />}
        <Sources picture={picture} formats={formats} sizes={sizes} />
        <img
          src={srcOf(picture)}
          alt={alt}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          // The page round it is painted, and goes on, while it is unpacked.
          decoding={eager ? 'async' : undefined}
          data-focus={focus}
          className={classNames(focus && 'focused', imgClassName) || undefined}
        />
      </picture>
    </span>
  )
}

type SourcesProps = { picture: PictureSource; formats: readonly RenditionFormat[]; sizes: string; media?: string }

function Sources({ picture, formats, sizes, media }: SourcesProps) {
  return formats.map((format) => {
    const set = setOf(picture, format)
    return set && <source key={format} type={`image/${format}`} srcSet={set} sizes={sizes} media={media} />
  })
}

/**
 * Asked for from the head of the page: browsers that read the lightest format want no other. In the browser a picture is
 * asked for as soon as it stands in the page.
 */
export function preloadPicture(picture: PictureSource, imageSizes: string, media?: string) {
  if (!import.meta.env.SSR) return
  const [format] = RENDITION_FORMATS
  const imageSrcSet = setOf(picture, format)
  if (!imageSrcSet) return
  preload(srcOf(picture), {
    as: 'image',
    imageSrcSet,
    imageSizes,
    media,
    type: `image/${format}`,
    fetchPriority: 'high',
  })
}

function setOf(picture: PictureSource, format: RenditionFormat): string | null {
  return isStatic(picture) ? staticSrcSet(picture, format) : srcSet(picture, format)
}

function srcOf(picture: PictureSource): string {
  return isStatic(picture) ? picture.src : plainUrl(picture)
}

function isStatic(picture: PictureSource): picture is StaticPicture {
  return 'stem' in picture
}
