import { BELOW_FOLD } from '#app/delivery/below-fold.tsx'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useLabels } from '#app/locale.ts'
import { classNames } from './class-names.ts'

type DialogProps = {
  open: boolean
  /** Asked for by the cross, Escape or a press beside the dialog. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons that stay in sight. */
  foot?: ReactNode
  /** 520 px in place of 980. */
  small?: boolean
  /** `alertdialog` waits for an answer: no cross, and a press beside it does nothing. */
  role?: 'alertdialog'
  className?: string
}

/**
 * A native modal dialog: the browser keeps focus inside, and gives it back on closing. An element with
 * `data-first-focus` is focused first. On phones it is a sheet from below.
 */
export function Dialog({ open, onClose, title, children, foot, small, role, className }: DialogProps) {
  const labels = useLabels()
  const id = useId()
  const waits = role === 'alertdialog'
  const dialog = useOpenWhen(open)
  usePressBeside(dialog, waits ? null : onClose)
  return (
    <dialog
      ref={dialog}
      {...(!open && BELOW_FOLD)}
      role={role}
      className={classNames('dialog', small && 'dialog-small', className)}
      aria-labelledby={`${id}-title`}
      aria-describedby={waits ? `${id}-body` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="dialog-frame">
        <div className="dialog-head">
          <h2 id={`${id}-title`} className="text-h3">
            {title}
          </h2>
          {!waits && (
            <button
              type="button"
              className="button button-quiet button-icon"
              aria-label={labels.close}
              onClick={onClose}
            >
              <X />
            </button>
          )}
        </div>
        <div id={`${id}-body`} className="dialog-body">
          {children}
        </div>
        {foot && <div className="dialog-foot">{foot}</div>}
      </div>
    </dialog>
  )
}

function useOpenWhen(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before React takes the element away, so that the browser can give back the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || element === null) return undefined
    element.showModal()
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => element.close()
  }, [open])
  return dialog
}

/** The dialog's own box is filled by its frame, so a press on the dialog itself is one on the scrim. */
function usePressBeside(dialog: RefObject<HTMLDialogElement | null>, onPress: (() => void) | null) {
  const press = useEffectEvent((event: Event) => {
    if (event.target === dialog.current) onPress?.()
  })
  useEffect(() => {
    const element = dialog.current
    const listening = new AbortController()
    element?.addEventListener('pointerdown', press, { signal: listening.signal })
    return () => listening.abort()
  }, [dialog])
}
