import { CodedText } from '#app/ui/base/code.tsx'
import { Check } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'

const SHOWN_MS = 5000

type ToastProps = {
  /** Null while there is nothing to tell. */
  text: string | null
  /** One button, such as undo. */
  action?: ReactNode
  onClose: () => void
}

/** A short word at the foot of the window that goes by itself. */
export function Toast({ text, action, onClose }: ToastProps) {
  useEffect(() => {
    const timer = text === null ? undefined : setTimeout(onClose, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [text, onClose])
  return (
    <output className="toast-place">
      {text !== null && (
        <span className="toast">
          <Check />
          <span className="grow">
            <CodedText text={text} />
          </span>
          {action}
        </span>
      )}
    </output>
  )
}
