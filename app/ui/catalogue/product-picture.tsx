import { DEFAULT_PRODUCT_IMAGE } from '#domain/site/picture.ts'
import type { Picture as StoredPicture, StaticPicture } from '#domain/site/picture.ts'
import { classNames } from '#app/ui/base/class-names.ts'
import { Picture } from '#app/ui/base/picture/picture.tsx'

const PLACEHOLDER: StaticPicture = {
  stem: DEFAULT_PRODUCT_IMAGE,
  src: DEFAULT_PRODUCT_IMAGE,
  width: 800,
  height: 800,
  color: '#f0ece6',
  widths: [],
}

type ProductPictureProps = { picture: StoredPicture | null; alt: string; sizes: string; eager?: boolean }

/** A pack shot that lets the ground under it show, or the site's placeholder where there is none. */
export function ProductPicture({ picture, alt, sizes, eager }: ProductPictureProps) {
  return (
    <Picture
      picture={picture ?? PLACEHOLDER}
      alt={alt}
      sizes={sizes}
      eager={eager}
      ground={false}
      className={classNames('product-picture', picture === null && 'product-picture-missing')}
    />
  )
}
