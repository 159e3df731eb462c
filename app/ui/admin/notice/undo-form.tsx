import { Form, useFetcher } from 'react-router'
import { undoWords } from '#content/admin/notices.ts'
import { UNDO_PATH } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { useNotice, useOwnPath } from './use-notice.ts'

type UndoFormProps = {
  act: string
  /** What was done, where the button stands beside others like it. */
  name?: string
}

/** Takes back the act that a message or a line tells of, and leads to this page again; with scripts and without. */
export function UndoForm({ act, name }: UndoFormProps) {
  const { verb, verbNamed } = useWords(undoWords)
  return (
    <Form method="post" action={UNDO_PATH} className={name === undefined ? 'message-undo' : undefined}>
      <UndoFields act={act} />
      {name === undefined ? (
        <button type="submit">{verb}</button>
      ) : (
        <Button type="submit" kind="outline" small aria-label={verbNamed(name)}>
          {verb}
        </Button>
      )}
    </Form>
  )
}

function UndoFields({ act }: { act: string }) {
  return (
    <>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="next" value={useOwnPath()} />
    </>
  )
}

const BESIDE = 'undo-of-notice'

/** The button of a notice within another form. */
export function UndoButton() {
  const { verb } = useWords(undoWords)
  return (
    <div className="message-undo">
      <button type="submit" form={BESIDE}>
        {verb}
      </button>
    </div>
  )
}

/** What that button sends. It stands beside the other form, where what is typed stays. */
export function UndoFormBeside() {
  const { Form: BesideForm } = useFetcher()
  const act = useNotice()?.act
  if (!act) return null
  return (
    <BesideForm id={BESIDE} method="post" action={UNDO_PATH} preventScrollReset>
      <UndoFields act={act} />
    </BesideForm>
  )
}
