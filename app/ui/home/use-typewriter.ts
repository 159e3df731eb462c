import { useEffect, useState } from 'react'
import { typewriterFrames } from './typewriter-frames.ts'

/** What of a text stands there while it writes itself; the whole of it while it may not move. */
export function useTypewriter(text: string, running: boolean): string {
  const [shown, setShown] = useState(text)
  useEffect(() => {
    const frames = typewriterFrames(text)
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      const frame = frames.next().value
      setShown(frame.shown)
      timer = setTimeout(show, frame.wait)
    }
    if (running) show()
    return () => {
      clearTimeout(timer)
      setShown(text)
    }
  }, [text, running])
  return shown
}
