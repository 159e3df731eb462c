import { Form, useLocation } from 'react-router'
import { DONE_PARAMETER, LEFT_PARAMETER, NOTICE_PARAMETER, UNDO_PARAMETER } from '../../../content/admin/notices.ts'
import { undoWords } from '../../../content/admin/undo.ts'
import { UNDO_PATH } from '../../../domain/accounts/staff-paths.ts'
import { useWords } from '../../locale.ts'
import { Button } from '../base/button.tsx'

type UndoFormProps = {
  act: string
  /** What was done, where the button stands beside others like it. */
  name?: string
}

/** Takes back the act that a message or a line tells of, and leads to this page again; with scripts and without. */
export function UndoForm({ act, name }: UndoFormProps) {
  const { verb, verbNamed } = useWords(undoWords)
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action={UNDO_PATH} className={name === undefined ? 'message-undo' : undefined}>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="next" value={pathname + withoutNotice(search)} />
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

function withoutNotice(search: string): string {
  const parameters = new URLSearchParams(search)
  for (const name of NOTICE_PARAMETERS) parameters.delete(name)
  return parameters.size === 0 ? '' : `?${parameters}`
}

/** What a notice puts into an address. */
export const NOTICE_PARAMETERS = [NOTICE_PARAMETER, UNDO_PARAMETER, LEFT_PARAMETER, DONE_PARAMETER]
