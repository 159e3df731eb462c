import type { LucideIcon } from 'lucide-react'
import { isRemote, type Picture as PictureFile } from '#domain/site/picture.ts'
import { Picture } from '#app/ui/base/picture/picture.tsx'

type ListPictureProps = {
  picture: PictureFile | null
  sizes: string
  /** Stands where there is none, or one of another host, which staff's pages load as little as visitors'. */
  icon: LucideIcon
}

export function ListPicture({ picture, sizes, icon: Icon }: ListPictureProps) {
  if (picture === null || isRemote(picture.file)) return <Icon aria-hidden="true" />
  return <Picture picture={picture} alt="" sizes={sizes} />
}
