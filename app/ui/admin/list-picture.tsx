import type { LucideIcon } from 'lucide-react'
import { shownPicture, type Picture as PictureFile } from '../../../domain/picture.ts'
import { Picture } from '../base/picture.tsx'

type ListPictureProps = {
  picture: PictureFile | null
  sizes: string
  /** Stands where there is none, or one of another host, which staff's pages load as little as visitors'. */
  icon: LucideIcon
}

/** The picture of a record in a list. */
export function ListPicture({ picture, sizes, icon: Icon }: ListPictureProps) {
  const shown = shownPicture(picture)
  return shown ? <Picture picture={shown} alt="" sizes={sizes} /> : <Icon aria-hidden="true" />
}
