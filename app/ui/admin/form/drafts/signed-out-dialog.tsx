import { useState } from 'react'
import { adminForm } from '#content/admin/form.ts'
import { LOGIN_PATH } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Dialog } from '#app/ui/base/dialog.tsx'
import type { SaveAnswer } from '#app/ui/admin/form/save-answer.ts'

type SignedOutDialogProps = { answer: SaveAnswer | undefined; onSaveAgain: () => void }

/** The session ended while the form was open: signing in happens beside it, and then it can be saved. */
export function SignedOutDialog({ answer, onSaveAgain }: SignedOutDialogProps) {
  const words = useWords(adminForm)
  const [closed, setClosed] = useState<SaveAnswer>()
  const close = () => setClosed(answer)
  return (
    <Dialog
      open={answer?.kind === 'signed-out' && closed !== answer}
      onClose={close}
      title={words.signedOut.title}
      role="alertdialog"
      small
      foot={
        <>
          <ButtonLink href={LOGIN_PATH} target="_blank" rel="noopener" data-first-focus>
            {words.signedOut.signIn}
          </ButtonLink>
          <Button
            kind="outline"
            onClick={() => {
              close()
              onSaveAgain()
            }}
          >
            {words.saveAgain}
          </Button>
        </>
      }
    >
      {words.signedOut.text}
    </Dialog>
  )
}
