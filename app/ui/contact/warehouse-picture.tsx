import { aboutPictures } from '../../../content/pictures/about.ts'
import { useWords } from '../../locale.ts'
import { Picture } from '../base/picture/picture.tsx'

const warehouse = aboutPictures['about-warehouse']

/** Beside the form, as high as the ways to reach the company leave room. */
export function WarehousePicture() {
  return (
    <Picture
      picture={warehouse}
      alt={useWords(warehouse.alt)}
      sizes="(width < 64rem) 1px, 560px"
      className="hidden min-h-44 grow overflow-hidden rounded-2xl lg:block"
      imgClassName="absolute inset-0 object-[50%_90%]"
    />
  )
}
