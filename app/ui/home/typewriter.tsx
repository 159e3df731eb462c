/** The line that is written, on one of several slides. Readers and screen readers always have the whole text. */
export function Typewriter({ text, shown, running }: { text: string; shown: string; running: boolean }) {
  return (
    <p className="typewriter">
      <span className="sr-only">{text}</span>
      <span className="typewriter-text" data-writing={running || undefined} aria-hidden="true">
        {shown}
      </span>
    </p>
  )
}
