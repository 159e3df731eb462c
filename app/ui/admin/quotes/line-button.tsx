import type { ReactNode } from 'react'
import { Button } from '#app/ui/base/button.tsx'

/** `label` names a button that shows nothing but an icon. */
type LineButtonProps = { intent: string; label?: string; onPress: () => void; children: ReactNode }

/** Does something to the lines at once; without scripts the server does it. */
export function LineButton({ intent, label, onPress, children }: LineButtonProps) {
  const look = label === undefined ? {} : { icon: true, className: 'button-bare', 'aria-label': label }
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      kind="outline"
      small
      formNoValidate
      onClick={(event) => {
        event.preventDefault()
        onPress()
      }}
      {...look}
    >
      {children}
    </Button>
  )
}
