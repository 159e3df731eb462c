import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Form, Link, useLocation, useNavigate, useNavigation } from 'react-router'
import { mediaWords } from '#content/admin/media/media.ts'
import { MEDIA_PATH, mediaFilePath } from '#domain/accounts/staff-paths.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { ACCEPTED, type FileKind } from '#app/ui/admin/form/upload/send-upload.ts'
import { DropZone } from '#app/ui/base/field/drop-zone.tsx'
import { FileButton } from '#app/ui/admin/form/upload/file-button.tsx'
import { MadeSmaller } from '#app/ui/admin/form/upload/made-smaller.tsx'
import { TransferLine } from '#app/ui/admin/form/upload/transfer-line.tsx'
import type { UploadedFile } from '#app/ui/admin/form/upload/uploaded-file.ts'
import { useTransfers } from '#app/ui/admin/form/upload/use-transfers.ts'

type Result = { original: string; name: string | null; text: string }

/** Takes many files at once, each with its own progress and result; without scripts one form with all of them. */
export function MediaUpload({ results }: { results: Result[] }) {
  const words = useWords(mediaWords).upload
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { state, formAction } = useNavigation()
  const [stored, setStored] = useState<UploadedFile[]>([])
  const { running, start, retry, cancel } = useTransfers({
    kindOf,
    isKept: true,
    onFile: (file) => setStored((all) => [file, ...all.filter((one) => keyOf(one) !== keyOf(file))]),
  })
  // How many there are once all that are on their way have arrived.
  const arrived = running.every(({ problem }) => problem !== null) ? stored.length : 0
  const showInList = useEffectEvent(() => void navigate(pathname + search, { replace: true, preventScrollReset: true }))
  useEffect(() => {
    if (arrived > 0) showInList()
  }, [arrived])
  const hasNews = running.length > 0 || stored.length > 0
  return (
    <DropZone onFiles={start} className="media-upload">
      <Form method="post" action={MEDIA_PATH} encType="multipart/form-data" className="cluster-8/12 items-center">
        <FileButton
          name="file[]"
          accept={`${ACCEPTED.image},${ACCEPTED.pdf}`}
          multiple
          label={words.choose}
          onFiles={start}
        />
        {!isHydrated && (
          <Button type="submit" kind="ink" small busy={state !== 'idle' && formAction === MEDIA_PATH}>
            {words.submit}
          </Button>
        )}
        <p className="text-xs text-ink-3">
          <span className="needs-scripts">{words.drop} · </span>
          {words.hint}
        </p>
      </Form>
      {(hasNews || results.length > 0) && (
        <div className="stack-8" role="group" aria-label={words.results}>
          {running.map((transfer) => (
            <TransferLine key={transfer.id} transfer={transfer} onRetry={retry} onCancel={cancel} isAlone />
          ))}
          <ul className="stack-8" role="status">
            {stored.map((file) => (
              <Stored key={keyOf(file)} file={file} />
            ))}
            {results.map(({ original, name, text }, index) => (
              <Result key={`${index} ${original}`} original={original} name={name} text={text} />
            ))}
          </ul>
        </div>
      )}
    </DropZone>
  )
}

function Stored({ file }: { file: UploadedFile }) {
  const words = useWords(mediaWords).upload
  const { name, originalName, knownAs } = file
  return (
    <Result original={originalName} name={name} text={knownAs ? words.known(knownAs) : words.done}>
      <MadeSmaller file={file} />
    </Result>
  )
}

function Result({ original, name, text, children }: Result & { children?: ReactNode }) {
  return (
    <li className={name ? 'media-result' : 'media-result field-error'}>
      {name ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
      <span>
        {name ? (
          <Link to={mediaFilePath(name)}>
            <bdi>{original || name}</bdi>
          </Link>
        ) : (
          original && <bdi>{original}</bdi>
        )}
        {original !== '' && ': '}
        {text}
      </span>
      {children}
    </li>
  )
}

function keyOf({ name, originalName }: UploadedFile): string {
  return `${name} ${originalName}`
}

/** What a file says of itself decides what the server looks for in it. */
function kindOf({ type, name }: File): FileKind | null {
  if (type === 'application/pdf' || /\.pdf$/i.test(name)) return 'pdf'
  return type.startsWith('image/') ? 'image' : null
}
