import { Form, Link, useNavigation } from 'react-router'
import { mediaWords } from '#content/admin/media/media.ts'
import { mediaFilePath } from '#domain/accounts/staff-paths.ts'
import type { FileKind } from '#domain/site/stored-file.ts'
import type { MediaAnswer } from '#app/actions/media-form.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { FileField } from '#app/ui/base/field/file-field.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { ACCEPTED } from '#app/ui/admin/form/upload/send-upload.ts'
import { Group } from '#app/ui/admin/group.tsx'
import { UndoForm } from '#app/ui/admin/notice/undo-form.tsx'

/** Shows another file in every place of this one. */
export function ReplaceGroup({ kind, answer }: { kind: FileKind; answer: MediaAnswer | undefined }) {
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
export function ReplacedMessage({ message, name, act }: Extract<MediaAnswer, { kind: 'replaced' }>) {
  const words = useWords(mediaWords).replace
  return (
    <Message tone="ok" after={act && <UndoForm act={act} />}>
      {message} <Link to={mediaFilePath(name)}>{words.openNew}</Link>
    </Message>
  )
}
