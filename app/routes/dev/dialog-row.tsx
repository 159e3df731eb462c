import { useCallback, useState } from 'react'
import { formLabels } from '#content/form-labels.ts'
import { componentsPage } from '#content/components-page.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Confirm } from '#app/ui/base/confirm.tsx'
import { Dialog } from '#app/ui/base/dialog.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { Toast } from '#app/ui/base/state/toast.tsx'
import { Row } from './row.tsx'

export function DialogRow() {
  const { rows, words } = useWords(componentsPage)
  const { cancel } = useWords(formLabels)
  const [shown, setShown] = useState<'dialog' | 'confirm' | 'toast' | null>(null)
  const close = useCallback(() => setShown(null), [])
  return (
    <>
      <Row title={rows.messages}>
        <div className="grid w-full gap-3">
          <Message tone="ok">{words.formOk}</Message>
          <Message tone="error">{words.formError}</Message>
          <Message tone="warn">{words.formWarn}</Message>
        </div>
      </Row>
      <Row title={rows.dialogs}>
        <Button kind="outline" onClick={() => setShown('dialog')}>
          {words.openDialog}
        </Button>
        <Button kind="danger" onClick={() => setShown('confirm')}>
          {words.openConfirm}
        </Button>
        <Button kind="quiet" onClick={() => setShown('toast')}>
          {words.showToast}
        </Button>
        <Dialog
          open={shown === 'dialog'}
          onClose={close}
          title={words.dialogTitle}
          foot={
            <>
              <Button onClick={close}>{words.save}</Button>
              <Button kind="outline" onClick={close}>
                {cancel}
              </Button>
            </>
          }
        >
          <TextField label={words.firstName} name="addressName" data-first-focus />
        </Dialog>
        <Confirm
          open={shown === 'confirm'}
          title={words.confirmTitle}
          text={words.confirmText}
          verb={words.delete}
          onConfirm={close}
          onCancel={close}
        />
        <Toast
          text={shown === 'toast' ? words.saved : null}
          action={
            <button type="button" onClick={close}>
              {words.undo}
            </button>
          }
          onClose={close}
        />
      </Row>
    </>
  )
}
