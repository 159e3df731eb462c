import { useEffect, useState } from 'react'
import { typewriterFrames } from './typewriter-frames.ts'

/** A line that writes itself while it may move. Readers and screen readers always have the whole text. */
export function Typewriter({ text, running }: { text: string; running: boolean }) {
  const shown = useTypewriter(text, running)
  return (
    <p className="typewriter">
      <span className="sr-only">{text}</span>
      <span className="typewriter-text" data-writing={running || undefined} aria-hidden="true">
        {shown}
      </span>
    </p>
  )
}

function useTypewriter(text: string, running: boolean): string {
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
