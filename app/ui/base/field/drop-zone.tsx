import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { classNames } from '#app/ui/base/class-names.ts'

type DropZoneProps = {
  /** Files that were dropped into it. */
  onFiles: (files: File[]) => void
  className?: string
  children: ReactNode
}

/** A place that takes files which are dragged from the desktop; the button inside it does the same by keyboard. */
export function DropZone({ onFiles, className, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false)
  // Entering a child tells of leaving its parent.
  const depth = useRef(0)
  const enter = (event: DragEvent, step: 1 | -1) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    depth.current = Math.max(0, depth.current + step)
    setIsOver(depth.current > 0)
  }
  return (
    <div
      className={classNames('drop-zone', isOver && 'drop-zone-over', className)}
      onDragEnter={(event) => enter(event, 1)}
      onDragLeave={(event) => enter(event, -1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        depth.current = 0
        setIsOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files')
}
