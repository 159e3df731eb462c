import { useEffect, useState } from 'react'
import { typewriterFrames } from './typewriter-frames.ts'

/** What of some texts stands there while they write themselves; the whole of the first while they may not move. */
export function useTypewriter(texts: readonly string[], running: boolean): string {
  // The same texts come again as another list with each rendering.
  const key = texts.join('\n')
  const first = texts[0] ?? ''
  const [shown, setShown] = useState(first)
  useEffect(() => {
    const frames = typewriterFrames(key.split('\n'))
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      const frame = frames.next().value
      setShown(frame.shown)
      timer = setTimeout(show, frame.wait)
    }
    if (running && key !== '') show()
    return () => {
      clearTimeout(timer)
      setShown(first)
    }
  }, [key, first, running])
  return shown
}
