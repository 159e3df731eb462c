import { FileText, ImageOff } from 'lucide-react'
import { useRef } from 'react'
import { Form, Link } from 'react-router'
import { mediaWords } from '#content/admin/media/media.ts'
import { bulkWords } from '#content/admin/bulk.ts'
import { actorName } from '#content/admin/log.ts'
import { sizeInWords } from '#content/pages/sizes.ts'
import { MEDIA_MANY_PATH, mediaFilePath } from '#domain/accounts/staff-paths.ts'
import { calledOf, goesAt, lacksWords, type MediaFile } from '#domain/media/media-file.ts'
import type { Picture } from '#domain/site/picture.ts'
import { formatInstant, formatMoment } from '#domain/text/format-instant.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { useMay } from '#app/ui/admin/use-may.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { ListPicture } from '#app/ui/admin/list-picture.tsx'

type ListedFile = MediaFile & { picture: Picture | null; uses: number }

/** Files with what they are, by whom, and how often records show them; those that are marked are looked at together. */
export function MediaList({ files, now }: { files: ListedFile[]; now: string }) {
  const words = useWords(mediaWords).many
  const { mark, page } = useWords(bulkWords)
  const mayWrite = useMay('records.write')
  const form = useRef<HTMLFormElement>(null)
  const markAll = (isMarked: boolean) => {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('[name=file]') ?? []) box.checked = isMarked
  }
  return (
    <Form ref={form} method="get" action={MEDIA_MANY_PATH} className="stack-16">
      {mayWrite && (
        <div className="cluster-8/16 items-center">
          <label className="mark mark-page needs-scripts">
            <input type="checkbox" onChange={(event) => markAll(event.currentTarget.checked)} />
            <span>{page}</span>
          </label>
          <Button type="submit" kind="outline" small>
            {words.edit}
          </Button>
        </div>
      )}
      <ul className="media-list">
        {files.map((file) => (
          <li key={file.name} className="card media-item">
            <span className="media-thumb">
              <ListPicture picture={file.picture} sizes="160px" icon={file.kind === 'pdf' ? FileText : ImageOff} />
            </span>
            {mayWrite && (
              <label className="mark media-mark">
                <input type="checkbox" name="file" value={file.name} aria-label={mark(calledOf(file))} />
              </label>
            )}
            <MediaFacts file={file} now={now} />
          </li>
        ))}
      </ul>
    </Form>
  )
}

function MediaFacts({ file, now }: { file: ListedFile; now: string }) {
  const words = useWords(mediaWords)
  const locale = useLocale()
  const { name, bytes, width, height, by, createdAt, uses, tags } = file
  const ending = name.slice(name.lastIndexOf('.') + 1).toUpperCase()
  return (
    <div className="media-facts">
      <Link to={mediaFilePath(name)} className="admin-row-name inline-flex items-center min-tall-44 wrap-anywhere">
        <bdi>{calledOf(file)}</bdi>
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
        {tags.map((tag) => (
          <Badge key={tag}>
            <bdi>{tag}</bdi>
          </Badge>
        ))}
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
