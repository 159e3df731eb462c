import { CircleAlert, RotateCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminForm } from '#content/admin/form.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import type { Transfer } from './use-transfers.ts'

/** Lets saving find what holds it up, and lead there. */
const FAILED = { 'data-failed': '', tabIndex: -1 }

type TransferLineProps = {
  transfer: Transfer
  onRetry: (transfer: Transfer) => void
  onCancel: (transfer: Transfer) => void
  /** Takes another file in the place of one that did not arrive. */
  other?: ReactNode
  /** No form waits for it. */
  isAlone?: boolean
}

/** A file on its way: how far it is, or why it did not arrive, which keeps the form from being saved. */
export function TransferLine({ transfer, onRetry, onCancel, other, isAlone }: TransferLineProps) {
  const words = useWords(adminForm).upload
  const { file, percent, problem, mayRetry } = transfer
  const hasFailed = problem !== null
  return (
    <div className="transfer" {...(hasFailed && FAILED)}>
      <Ltr className="one-line">{file.name}</Ltr>
      {!hasFailed ? (
        <>
          <progress value={percent} max={100} aria-label={words.uploading(percent)} />
          <span className="text-xs text-ink-3" aria-hidden="true">
            {words.uploading(percent)}
          </span>
        </>
      ) : (
        <div>
          <p className="field-error" role="alert">
            <CircleAlert />
            {problem}
          </p>
          {!isAlone && <p className="text-xs text-ink-2">{words.holdsUp}</p>}
        </div>
      )}
      <div className="transfer-actions">
        {hasFailed && mayRetry && (
          <Button kind="outline" small onClick={() => onRetry(transfer)}>
            <RotateCw />
            {words.retry}
          </Button>
        )}
        {hasFailed && other}
        <Button
          kind="quiet"
          small
          icon
          aria-label={hasFailed ? words.remove(file.name) : words.cancel}
          onClick={() => onCancel(transfer)}
        >
          <X />
        </Button>
      </div>
    </div>
  )
}
