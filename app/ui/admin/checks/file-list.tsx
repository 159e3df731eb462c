import { ImageOff } from 'lucide-react'
import { Link } from 'react-router'
import { languageNames } from '#content/admin/checks.ts'
import { mediaFilePath } from '#domain/accounts/staff-paths.ts'
import type { MediaFile } from '#domain/media/media-file.ts'
import type { Picture } from '#domain/site/picture.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { useLocale } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { ListPicture } from '#app/ui/admin/list-picture.tsx'

/** Pictures of the library with the languages in which nothing is said of them; each leads to its page. */
export function FileList({ files }: { files: (MediaFile & { picture: Picture | null })[] }) {
  const locale = useLocale()
  return (
    <ul className="admin-rows">
      {files.map(({ name, originalName, picture, alt }) => (
        <li key={name} className="admin-row">
          <span className="upload-preview">
            <ListPicture picture={picture} sizes="96px" icon={ImageOff} />
          </span>
          <div className="admin-row-facts">
            <Link to={mediaFilePath(name)} className="admin-row-name">
              <bdi>{originalName || name}</bdi>
            </Link>
            {LOCALES.filter((one) => alt[one] === '').map((one) => (
              <Badge key={one} tone="warn">
                {languageNames[one][locale]}
              </Badge>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
