import { fileUrl, RENDITION_FORMATS, srcSet, type Picture as PictureSource } from '../../../domain/picture.ts'

type PictureProps = {
  picture: PictureSource
  /** Empty for decoration. */
  alt: string
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes: string
  /** The picture of the first view: loaded at once and before others. */
  eager?: boolean
  /** The dominant colour lies under the picture until it arrives. Off where the ground must show through. */
  ground?: boolean
  className?: string
  imgClassName?: string
}

/** A picture in the lightest format that the browser reads, in a box whose size is known before it arrives. */
export function Picture({ picture, alt, sizes, eager, ground = true, className = '', imgClassName }: PictureProps) {
  return (
    <span className={`picture ${className}`}>
      {ground && picture.color && <Ground color={picture.color} />}
      <picture>
        {RENDITION_FORMATS.map((format) => {
          const set = srcSet(picture, format)
          return set && <source key={format} type={`image/${format}`} srcSet={set} sizes={sizes} />
        })}
        <img
          src={fileUrl(picture.file)}
          alt={alt}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding={eager ? 'sync' : 'async'}
          className={imgClassName}
        />
      </picture>
    </span>
  )
}

/** Drawn, because the content security policy refuses style attributes. */
function Ground({ color }: { color: string }) {
  return (
    <svg className="picture-ground" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width="1" height="1" fill={color} />
    </svg>
  )
}
