import type { ReactNode } from 'react'
import { formLabels } from '../../../../content/form-labels.ts'
import { adminForm } from '../../../../content/admin/form.ts'
import { useWords } from '../../../locale.ts'
import { Button, ButtonLink } from '../../base/button.tsx'
import { useRecordForm } from './record-form-context.ts'

type SaveActionsProps = {
  save: string
  cancelTo: string
  /** Stand before the others. */
  actions?: ReactNode
}

/** The end of the top bar: what else can be done, the way out, and saving. */
export function SaveActions({ save, cancelTo, actions }: SaveActionsProps) {
  const { cancel } = useWords(formLabels)
  const words = useWords(adminForm)
  const isSaving = useRecordForm().state === 'saving'
  return (
    <>
      {actions}
      <ButtonLink to={cancelTo} kind="outline" small>
        {cancel}
      </ButtonLink>
      <Button
        type="submit"
        small
        busy={isSaving}
        busyText={words.saving}
        disabled={isSaving}
        aria-keyshortcuts="Control+S"
        after={<kbd className="save-key" aria-hidden="true" dir="ltr" data-keys={words.saveKey} />}
      >
        {save}
      </Button>
    </>
  )
}
