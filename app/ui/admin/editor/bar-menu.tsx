import { useRef, type ReactNode } from 'react'
import type { Direction } from '#domain/text/locale.ts'
import { useDisclosure } from '#app/ui/site/header/use-disclosure.ts'
import { BarButton } from './bar-button.tsx'
import { MenuPanel, type MenuEntry } from './menu-panel.tsx'

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
