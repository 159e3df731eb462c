import { Form, Link, useNavigation } from 'react-router'
import { mediaWords } from '../../../../content/admin/media/media.ts'
import { mediaFilePath } from '../../../../domain/accounts/staff-paths.ts'
import type { FileKind } from '../../../../domain/site/stored-file.ts'
import type { MediaAnswer } from '../../../actions/media-form.ts'
import { useWords } from '../../../locale.ts'
import { Button } from '../../base/button.tsx'
import { TextField } from '../../base/field/text-field.tsx'
import { Message } from '../../base/state/message.tsx'
import { ACCEPTED } from '../form/upload/send-upload.ts'
import { Group } from '../group.tsx'
import { UndoForm } from '../notice/undo-form.tsx'

/** Shows another file in every place of this one. */
export function ReplaceGroup({ kind, answer }: { kind: FileKind; answer: MediaAnswer | undefined }) {
  const words = useWords(mediaWords).replace
  const { state, formData } = useNavigation()
  const refused = answer?.kind === 'refused' && answer.intent === 'replace' ? answer : undefined
  return (
    <Group title={words.title} text={words.text}>
      <Form method="post" encType="multipart/form-data" className="admin-form">
        <TextField
          label={words.file}
          type="file"
          name="file"
          accept={ACCEPTED[kind]}
          error={refused?.errors['file']}
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
