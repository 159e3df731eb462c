import { Form, useNavigation } from 'react-router'
import { mediaWords } from '#content/admin/media/media.ts'
import type { MediaAnswer } from '#app/actions/media-form.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { AskedTwice } from '#app/ui/admin/users/step-form.tsx'
import { Places } from './places-group.tsx'

/** Deletes a file that nothing shows; one that only earlier versions show after a question that says which. */
export function RemoveGroup({ isUsed, answer }: { isUsed: boolean; answer: MediaAnswer | undefined }) {
  const words = useWords(mediaWords).remove
  if (isUsed) {
    return (
      <Group title={words.title}>
        <p>{words.inUse}</p>
      </Group>
    )
  }
  return (
    <Group title={words.title} text={words.text}>
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
