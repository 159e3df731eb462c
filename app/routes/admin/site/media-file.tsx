import { Form, Link, useNavigation } from 'react-router'
import { mediaWords } from '#content/admin/media/media.ts'
import { versionsWords } from '#content/admin/versions.ts'
import { isInUse, type FilePlace, type MediaFile } from '#domain/media/media-file.ts'
import { mediaFilePath, BIN_PATH, versionsPath } from '#domain/accounts/staff-paths.ts'
import type { FileKind } from '#domain/site/stored-file.ts'
import { binSearch } from '#domain/records/lists/bin-query.ts'
import { recordKind } from '#domain/kinds.ts'
import { TAG_LIMITS, tagsText } from '#domain/media/tags.ts'
import { receiveMediaFile, type MediaAnswer } from '#app/actions/media-form.ts'
import { servicesContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import { useWords, useLocale } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { AltGroup } from '#app/ui/admin/media/alt-group.tsx'
import { FileGroup } from '#app/ui/admin/media/file-group.tsx'
import { IfMay, useMay } from '#app/ui/admin/use-may.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { FileField } from '#app/ui/base/field/file-field.tsx'
import { ACCEPTED } from '#app/ui/admin/form/upload/send-upload.ts'
import { Group } from '#app/ui/admin/group.tsx'
import { UndoForm } from '#app/ui/admin/notice/undo-form.tsx'
import { BinNote } from '#app/ui/admin/deletion/bin-note.tsx'
import { AskedTwice } from '#app/ui/admin/users/step-form.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import { GoesOn } from '#app/ui/admin/media/media-list.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
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
    <AdminPage
      title={words.facts.title}
      name={file.originalName || undefined}
      actions={file.version > 1 && <VersionsLink name={file.name} />}
    >
      {answer?.kind === 'refused' && <Message tone="error">{answer.message}</Message>}
      {answer?.kind === 'replaced' && <ReplacedMessage {...answer} />}
      <div className="admin-groups">
        <FileGroup file={file} />
        <PlacesGroup file={file} places={places} now={now} />
        {file.kind === 'image' && <AltGroup key={file.name} file={file} answer={answer} />}
        <TagsGroup key={file.tags.join()} file={file} answer={answer} />
        <IfMay act="records.write">
          <ReplaceGroup kind={file.kind} answer={answer} />
          <RemoveGroup isUsed={places.some(isInUse)} answer={answer} />
        </IfMay>
      </div>
    </AdminPage>
  )
}

function VersionsLink({ name }: { name: string }) {
  const words = useWords(versionsWords)
  return (
    <ButtonLink to={versionsPath({ kind: 'file', id: name })} kind="outline" small>
      {words.title}
    </ButtonLink>
  )
}

/** Shows another file in every place of this one. */
function ReplaceGroup({ kind, answer }: { kind: FileKind; answer: MediaAnswer | undefined }) {
  const words = useWords(mediaWords).replace
  const { state, formData } = useNavigation()
  const refused = answer?.kind === 'refused' && answer.intent === 'replace' ? answer : undefined
  return (
    <Group title={words.title} text={words.text}>
      <Form method="post" encType="multipart/form-data" className="admin-form">
        <FileField
          label={words.file}
          name="file"
          accept={ACCEPTED[kind]}
          {...(refused?.errors['file'] && { error: refused.errors['file'] })}
          required
        />
        <Button
          type="submit"
          name="intent"
          value="replace"
          kind="outline"
          busy={state !== 'idle' && formData?.get('intent') === 'replace'}
        >
          {words.submit}
        </Button>
      </Form>
    </Group>
  )
}

/** In how many places the new file is, with the way back. */
function ReplacedMessage({ message, name, act }: Extract<MediaAnswer, { kind: 'replaced' }>) {
  const words = useWords(mediaWords).replace
  return (
    <Message tone="ok" after={act && <UndoForm act={act} />}>
      {message} <Link to={mediaFilePath(name)}>{words.openNew}</Link>
    </Message>
  )
}

/** Deletes a file that nothing shows; one that only earlier versions show after a question that says which. */
function RemoveGroup({ isUsed, answer }: { isUsed: boolean; answer: MediaAnswer | undefined }) {
  const words = useWords(mediaWords).remove
  if (isUsed) {
    return (
      <Group title={words.title}>
        <p>{words.inUse}</p>
      </Group>
    )
  }
  return (
    <Group title={words.title}>
      <BinNote />
      {answer?.kind === 'asked' ? (
        <div role="alert" className="stack-12 justify-items-start">
          <p>{words.inVersions}</p>
          <Places places={answer.versions} />
          <RemoveForm submit={words.confirm} isConfirmed />
        </div>
      ) : (
        <AskedTwice verb={words.submit} question={words.question}>
          <RemoveForm submit={words.confirm} />
        </AskedTwice>
      )}
    </Group>
  )
}

function RemoveForm({ submit, isConfirmed = false }: { submit: string; isConfirmed?: boolean }) {
  const { state, formData } = useNavigation()
  return (
    <Form method="post">
      {isConfirmed && <input type="hidden" name="confirmed" value="1" />}
      <Button
        type="submit"
        name="intent"
        value="delete"
        kind="danger"
        small
        busy={state !== 'idle' && formData?.get('intent') === 'delete'}
      >
        {submit}
      </Button>
    </Form>
  )
}

/** Every record that shows the file, now or once. */
function PlacesGroup({ file, places, now }: { file: MediaFile; places: FilePlace[]; now: string }) {
  const words = useWords(mediaWords)
  return (
    <Group title={words.usedIn}>
      {places.length === 0 ? (
        <p>
          {words.usedNowhere} <GoesOn file={file} now={now} />
        </p>
      ) : (
        <Places places={places} />
      )}
    </Group>
  )
}

function Places({ places }: { places: FilePlace[] }) {
  const words = useWords(mediaWords).places
  const locale = useLocale()
  return (
    <ul className="media-places">
      {places.map((place) => (
        <li key={`${place.key} ${place.where}`}>
          <span className="admin-row-quiet">{recordKind(place.kind).name[locale]}</span>
          <Link to={pathOf(place)}>
            <bdi>{place.name[locale]}</bdi>
          </Link>
          {place.where !== 'site' && <Badge>{words[place.where]}</Badge>}
        </li>
      ))}
    </ul>
  )
}

function pathOf({ where, kind, id, name, number }: FilePlace): string {
  if (where === 'bin') return BIN_PATH + binSearch({ search: name.en || id, kind, page: 1 })
  if (where === 'version') return versionsPath({ kind, id }, { b: number })
  return recordKind(kind).form(id)
}

/** The words that the file is sorted by. */
function TagsGroup({ file, answer }: { file: MediaFile; answer: MediaAnswer | undefined }) {
  const words = useWords(mediaWords).tags
  const mayWrite = useMay('records.write')
  const { state, formData } = useNavigation()
  const refused = answer?.kind === 'refused' && answer.intent === 'tags' ? answer : undefined
  return (
    <Group title={words.title} text={words.text}>
      <Form method="post" className="admin-form">
        <TextField
          label={words.title}
          name="tags"
          dir="auto"
          hint={words.hint}
          maxLength={TAG_LIMITS.text}
          defaultValue={refused?.typed['tags'] ?? tagsText(file.tags)}
          error={refused?.errors['tags']}
          readOnly={!mayWrite}
        />
        {mayWrite && (
          <Button
            type="submit"
            name="intent"
            value="tags"
            kind="ink"
            busy={state !== 'idle' && formData?.get('intent') === 'tags'}
          >
            {words.save}
          </Button>
        )}
      </Form>
    </Group>
  )
}
