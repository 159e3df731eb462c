import { productPage } from '#content/pages/product.ts'
import { fileUrl, type Picture as StoredPicture } from '#domain/site/picture.ts'
import { useWords } from '#app/locale.ts'
import { ProductPicture } from '#app/ui/catalogue/product-picture.tsx'

type GalleryThumbsProps = {
  pictures: StoredPicture[]
  current: number
  later: boolean
  onPick: (index: number) => void
}

/** Without scripts each one opens its picture. */
export function GalleryThumbs({ pictures, current, later, onPick }: GalleryThumbsProps) {
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
