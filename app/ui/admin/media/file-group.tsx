import { FileText } from 'lucide-react'
import { useRouteLoaderData } from 'react-router'
import { actorName } from '#content/admin/log.ts'
import { mediaWords } from '#content/admin/media/media.ts'
import { sizeInWords } from '#content/pages/sizes.ts'
import type { MediaFile } from '#domain/media/media-file.ts'
import { fileUrl, type Picture as PictureFile } from '#domain/site/picture.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Picture } from '#app/ui/base/picture/picture.tsx'
import type { StaffFrame } from '#app/ui/admin/admin-shell.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { CopiedField } from '#app/ui/admin/notice/copied-field.tsx'

export function FileGroup({ file }: { file: MediaFile & { picture: PictureFile | null } }) {
  const words = useWords(mediaWords)
  const locale = useLocale()
  const origin = useRouteLoaderData<StaffFrame>('staff')?.origin ?? ''
  const { name, originalName, bytes, width, height, by, createdAt, picture } = file
  return (
    <Group title={words.facts.title}>
      <div className="media-shown">
        {picture ? (
          <Picture picture={picture} alt="" sizes="(width < 48rem) 100vw, 640px" />
        ) : (
          <FileText aria-hidden="true" />
        )}
      </div>
      <dl className="media-dl">
        <dt>{words.facts.name}</dt>
        <dd>
          <bdi>{originalName || words.unnamed}</bdi>
        </dd>
        <dt>{words.facts.stored}</dt>
        <dd>
          <Ltr>{name}</Ltr>
        </dd>
        <dt>{words.facts.size}</dt>
        <dd>{sizeInWords(bytes, locale)}</dd>
        {width && height && (
          <>
            <dt>{words.facts.pixels}</dt>
            <dd>
              <Ltr>{`${width} × ${height}`}</Ltr>
            </dd>
          </>
        )}
        {by && (
          <>
            <dt>{words.facts.by}</dt>
            <dd>
              <bdi>{actorName(by, locale)}</bdi>
            </dd>
          </>
        )}
        <dt>{words.facts.at}</dt>
        <dd>
          <time dateTime={createdAt}>{formatMoment(createdAt, locale)}</time>
        </dd>
      </dl>
      <CopiedField label={words.address} url={origin + fileUrl(name)} />
      <div>
        <ButtonLink kind="outline" small href={fileUrl(name)} target="_blank" rel="noopener">
          {words.open}
        </ButtonLink>
      </div>
    </Group>
  )
}
