import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#app/ui/base/class-names.ts'

type BarButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  icon?: LucideIcon
  /** In place of an icon. */
  children?: ReactNode
  /** As `aria-keyshortcuts` writes it, without the key that differs between machines: `B`, `Alt+1`. */
  shortcut?: string
  /** Stays in reach of the keyboard, and does nothing. */
  inactive?: boolean
}

/** One tool of the editor's bar. A press leaves the cursor where it is. */
export function BarButton({ label, icon: Icon, children, shortcut, inactive, className, ...rest }: BarButtonProps) {
  return (
    <button
      type="button"
      data-tool
      tabIndex={-1}
      {...rest}
      className={classNames('editor-tool', className)}
      aria-label={label}
      aria-disabled={inactive || undefined}
      aria-keyshortcuts={shortcut && `Control+${shortcut} Meta+${shortcut}`}
      title={shortcut ? `${label} (Ctrl+${shortcut})` : label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={inactive ? undefined : rest.onClick}
    >
      {Icon && <Icon aria-hidden />}
      {children}
    </button>
  )
}
