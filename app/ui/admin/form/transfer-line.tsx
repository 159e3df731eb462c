import { CircleAlert, RotateCw, X } from 'lucide-react'
import { adminForm } from '../../../../content/admin/form.ts'
import { useWords } from '../../../locale.ts'
import { Button } from '../../base/button.tsx'
import { Ltr } from '../../base/ltr.tsx'
import type { Transfer } from './use-upload.ts'

type TransferLineProps = {
  transfer: Transfer
  onRetry: (transfer: Transfer) => void
  onCancel: (transfer: Transfer) => void
}

/** A file on its way: how far it is, or why it did not arrive. */
export function TransferLine({ transfer, onRetry, onCancel }: TransferLineProps) {
  const words = useWords(adminForm).upload
  const { file, percent, problem } = transfer
  return (
    <div className="transfer">
      <Ltr className="transfer-name">{file.name}</Ltr>
      {problem === null ? (
        <>
          <progress value={percent} max={100} aria-label={words.uploading(percent)} />
          <span className="text-xs text-ink-3" aria-hidden="true">
            {words.uploading(percent)}
          </span>
        </>
      ) : (
        <p className="field-error" role="alert">
          <CircleAlert />
          {problem}
        </p>
      )}
      <div className="transfer-actions">
        {problem !== null && (
          <Button kind="outline" small onClick={() => onRetry(transfer)}>
            <RotateCw />
            {words.retry}
          </Button>
        )}
        <Button kind="quiet" small icon aria-label={words.cancel} onClick={() => onCancel(transfer)}>
          <X />
        </Button>
      </div>
    </div>
  )
}
