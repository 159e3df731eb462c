import { mediaWords } from '#content/admin/media/media.ts'
import { isInUse } from '#domain/media/media-file.ts'
import { receiveMediaFile, type MediaAnswer } from '#app/actions/media-form.ts'
import { servicesContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { AltGroup } from '#app/ui/admin/media/alt-group.tsx'
import { FileGroup } from '#app/ui/admin/media/file-group.tsx'
import { PlacesGroup } from '#app/ui/admin/media/places-group.tsx'
import { RemoveGroup } from '#app/ui/admin/media/remove-group.tsx'
import { ReplacedMessage, ReplaceGroup } from '#app/ui/admin/media/replace-group.tsx'
import { IfMay } from '#app/ui/admin/use-may.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import type { Route } from './+types/media-file.ts'

export const meta = adminMeta(mediaWords.facts.title)

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await context.get(servicesContext).media.get(params.file)
  if (!found) throw notFound()
  return { ...found, now: new Date().toISOString() }
}

export const action = receiveMediaFile

export default function MediaFilePage({ loaderData: { file, places, now }, actionData }: Route.ComponentProps) {
  const words = useWords(mediaWords)
  const answer: MediaAnswer | undefined = actionData
  return (
    <AdminPage title={words.facts.title} name={file.originalName || undefined} isAnswered={answer !== undefined}>
      {answer?.kind === 'refused' && <Message tone="error">{answer.message}</Message>}
      {answer?.kind === 'replaced' && <ReplacedMessage {...answer} />}
      <div className="admin-groups">
        <FileGroup file={file} />
        <PlacesGroup file={file} places={places} now={now} />
        {file.kind === 'image' && <AltGroup key={file.name} file={file} answer={answer} />}
        <IfMay act="records.write">
          <ReplaceGroup kind={file.kind} answer={answer} />
          <RemoveGroup isUsed={places.some(isInUse)} answer={answer} />
        </IfMay>
      </div>
    </AdminPage>
  )
}
