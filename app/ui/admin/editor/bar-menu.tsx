import { useRef, type ReactNode, useEffect, type RefObject, type ComponentProps } from 'react'
import { Check, type LucideIcon } from 'lucide-react'
import { type Direction, directionOf } from '#domain/text/locale.ts'
import { useLocale } from '#app/locale.ts'
import { useDisclosure } from '#app/ui/site/header/use-disclosure.ts'
import { classNames } from '#app/ui/base/class-names.ts'
import { useRovingFocus } from './use-roving-focus.ts'

const ITEMS = '[role^="menuitem"]'
/** The least space between a panel and the ends of the bar, and between it and its tool. */
const GAP = 6

type BarMenuProps = {
  label: string
  /** What the closed tool shows. */
  face: ReactNode
  entries: MenuEntry[]
  /** How many entries stand in a row. */
  columns?: number
  direction: Direction
  className?: string
}

/** A tool that opens a choice below the bar. */
export function BarMenu({ label, face, ...panel }: BarMenuProps) {
  const root = useRef<HTMLDivElement>(null)
  const control = useRef<HTMLButtonElement>(null)
  const { open, toggle, close } = useDisclosure(root, control)
  return (
    <div ref={root} className="editor-menu-place">
      <BarButton
        ref={control}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        className="editor-tool-wide"
        onClick={toggle}
      >
        {face}
      </BarButton>
      {open && <MenuPanel {...panel} label={label} control={control} close={close} />}
    </div>
  )
}

type MenuEntry = {
  label: string
  /** What the entry shows, where that is not its label. */
  face?: ReactNode
  className?: string
  /** One of several that exclude each other: on or off. */
  checked?: boolean
  inactive?: boolean
  onChoose: () => void
}

type MenuPanelProps = {
  label: string
  entries: MenuEntry[]
  columns?: number
  direction: Direction
  className?: string
  /** The tool that opened the panel. */
  control: RefObject<HTMLElement | null>
  close: () => void
}

/** The open choice of a tool: focus starts on what is chosen, and goes round with the arrows. */
function MenuPanel({ label, entries, columns = 1, direction, className, control, close }: MenuPanelProps) {
  const { ref, ...keys } = useRovingFocus<HTMLDivElement>(ITEMS, { direction, columns })
  useEffect(() => {
    const panel = ref.current
    if (panel === null) return
    if (control.current) placeUnder(panel, control.current, direction)
    const chosen = panel.querySelector<HTMLElement>('[aria-checked="true"]')
    const first = panel.querySelector<HTMLElement>(ITEMS)
    ;(chosen ?? first)?.focus({ preventScroll: true })
  }, [ref, control, direction])
  return (
    <div ref={ref} role="menu" aria-label={label} className={classNames('editor-menu', className)} {...keys}>
      {entries.map((entry) => (
        <Entry key={entry.label} entry={entry} close={close} />
      ))}
    </div>
  )
}

/** Its words read in the direction of the page, wherever the bar begins. */
function Entry({ entry, close }: { entry: MenuEntry; close: () => void }) {
  const locale = useLocale()
  const { label, face, className, checked, inactive, onChoose } = entry
  const choose = () => {
    close()
    onChoose()
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      dir={directionOf(locale)}
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      aria-disabled={inactive || undefined}
      aria-label={face === undefined ? undefined : label}
      title={face === undefined ? undefined : label}
      className={classNames('editor-menu-entry', className)}
      onClick={inactive ? undefined : choose}
    >
      {face ?? label}
      {checked && <Check aria-hidden className="editor-menu-check" />}
    </button>
  )
}

/** Below its tool, and within the bar. */
function placeUnder(panel: HTMLElement, control: HTMLElement, direction: Direction) {
  const bar = panel.offsetParent?.getBoundingClientRect()
  if (!bar) return
  const tool = control.getBoundingClientRect()
  const start = direction === 'rtl' ? bar.right - tool.right : tool.left - bar.left
  const last = bar.width - panel.offsetWidth - GAP
  panel.style.insetInlineStart = `${Math.max(GAP, Math.min(start, last))}px`
  panel.style.insetBlockStart = `${tool.bottom - bar.top + GAP}px`
}

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
