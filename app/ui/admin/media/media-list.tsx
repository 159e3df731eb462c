import { FileText, ImageOff } from 'lucide-react'
import { Link } from 'react-router'
import { mediaWords } from '#content/admin/media/media.ts'
import { actorName } from '#content/admin/log.ts'
import { sizeInWords } from '#content/pages/sizes.ts'
import { mediaFilePath } from '#domain/accounts/staff-paths.ts'
import { goesAt, lacksWords, type MediaFile } from '#domain/media/media-file.ts'
import type { Picture } from '#domain/site/picture.ts'
import { formatInstant, formatMoment } from '#domain/text/format-instant.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { ListPicture } from '#app/ui/admin/list-picture.tsx'

type ListedFile = MediaFile & { picture: Picture | null; uses: number }

/** Files with what they are, by whom, and how often records show them. */
export function MediaList({ files, now }: { files: ListedFile[]; now: string }) {
  return (
    <ul className="media-list">
      {files.map((file) => (
        <li key={file.name} className="card media-item">
          <span className="media-thumb">
            <ListPicture picture={file.picture} sizes="160px" icon={file.kind === 'pdf' ? FileText : ImageOff} />
          </span>
          <MediaFacts file={file} now={now} />
        </li>
      ))}
    </ul>
  )
}

function MediaFacts({ file, now }: { file: ListedFile; now: string }) {
  const words = useWords(mediaWords)
  const locale = useLocale()
  const { name, originalName, bytes, width, height, by, createdAt, uses } = file
  const ending = name.slice(name.lastIndexOf('.') + 1).toUpperCase()
  return (
    <div className="media-facts">
      <Link to={mediaFilePath(name)} className="admin-row-name inline-flex items-center min-tall-44 wrap-anywhere">
        <bdi>{originalName || `…${name.slice(-12)}`}</bdi>
      </Link>
      <p className="admin-row-quiet">
        <Ltr>
          {[ending, sizeInWords(bytes, 'en'), width && height ? `${width} × ${height}` : '']
            .filter((text) => text !== '')
            .join(' · ')}
        </Ltr>
      </p>
      <p className="admin-row-quiet">
        <time dateTime={createdAt}>{formatMoment(createdAt, locale)}</time>
        {by && (
          <>
            {' · '}
            <bdi>{actorName(by, locale)}</bdi>
          </>
        )}
      </p>
      <p className="media-badges">
        <Badge tone={uses > 0 ? 'ok' : 'neutral'}>{words.used(uses)}</Badge>
        {lacksWords(file) && <Badge tone="warn">{words.lacksAlt}</Badge>}
        {uses === 0 && <GoesOn file={file} now={now} />}
      </p>
    </div>
  )
}

/** Of a file that a form sent and nothing shows: when it goes by itself. */
export function GoesOn({ file, now }: { file: MediaFile; now: string }) {
  const words = useWords(mediaWords)
  const locale = useLocale()
  const at = goesAt(file)
  if (!at) return null
  // One whose time is over goes with the next clean-up.
  const instant = at.toISOString()
  return <Badge tone="warn">{words.goesOn(formatInstant(instant > now ? instant : now, locale) ?? '')}</Badge>
}
