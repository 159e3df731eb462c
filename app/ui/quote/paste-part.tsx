import { useEffect, useRef, useState, type FormEvent } from 'react'
import { quotePage, skippedCount } from '#content/pages/quote.ts'
import { MOST_PASTED_BYTES, withSkipped } from '#domain/quotes/reading/list-lines.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { TextArea } from '#app/ui/base/field/text-field.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { useSending } from '#app/ui/forms/use-sending.ts'

/** What became of pasted lines: they are in the list, or were refused with this sentence and are still in the box. */
export type PasteAnswer = { report: string; skipped: string[] } | { refused: string }

type PastePartProps = {
  answer: PasteAnswer | null
  busy: boolean
  text: string | undefined
  error: string | undefined
  /** Pasted lines that were no items, and how one comes into the list after all. */
  skipped: string[]
  restore(place: number): void
}

export function PastePart({ answer, busy, text, error, skipped, restore }: PastePartProps) {
  const words = useWords(quotePage)
  const panel = useRef<HTMLDivElement>(null)
  const refused = answer && 'refused' in answer ? answer.refused : error
  useEffect(() => {
    if (answer && 'refused' in answer) boxOf(panel.current)?.focus()
  }, [answer])
  return (
    <div ref={panel} className="list-panel list-paste">
      <TextArea
        label={words.paste}
        isHeading
        hint={words.pasteHint}
        {...(refused && { error: refused })}
        name="lines"
        rows={4}
        dir="auto"
        defaultValue={text}
      />
      <Button
        type="submit"
        name="intent"
        value="paste"
        kind="outline"
        busy={busy}
        busyText={words.readingLines}
        formNoValidate
      >
        {words.addLines}
      </Button>
      {answer && 'report' in answer && answer.report && <Message tone="ok">{answer.report}</Message>}
      {skipped.length > 0 && <SkippedLines skipped={skipped} restore={restore} />}
    </div>
  )
}

function SkippedLines({ skipped, restore }: Pick<PastePartProps, 'skipped' | 'restore'>) {
  const locale = useLocale()
  const words = useWords(quotePage)
  return (
    <details className="list-skipped">
      <summary>{skippedCount(skipped.length, locale)}</summary>
      <ul>
        {skipped.map((text, place) => (
          <li key={place}>
            <bdi>{text}</bdi>
            <input type="hidden" name="skipped[]" value={text} />
            <button
              type="submit"
              name="restore"
              value={place}
              className="button button-quiet button-small"
              aria-label={words.restore(text.slice(0, LONGEST_LABEL))}
              formNoValidate
              onClick={(event) => {
                event.preventDefault()
                restore(place)
              }}
            >
              {words.restoreShort}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

const LONGEST_LABEL = 80

function boxOf(place: HTMLElement | null): HTMLTextAreaElement | null | undefined {
  return place?.querySelector<HTMLTextAreaElement>('[name=lines]')
}

/** Sends pasted lines to be read. `posted` is what a page without scripts was answered. */
export function usePaste(
  read: (text: string) => Promise<PasteAnswer>,
  posted: { pasted: string; skipped: string[] } | undefined,
) {
  const [answer, setAnswer] = useState<PasteAnswer | null>(
    posted?.pasted ? { report: posted.pasted, skipped: [] } : null,
  )
  const [skipped, setSkipped] = useState(posted?.skipped ?? [])
  const { busy, once } = useSending()
  const words = useWords(quotePage)

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const box = boxOf(event.currentTarget)
    if (!box?.value.trim()) return box?.focus()
    const text = box.value
    if (text.length > MOST_PASTED_BYTES) return setAnswer({ refused: words.pasteTooLong })
    const form = event.currentTarget
    return once(async () => {
      const answered = await read(text)
      setAnswer(answered)
      if (!('report' in answered)) return
      setSkipped((earlier) => [...earlier, ...answered.skipped])
      addToDetails(form, answered.skipped)
      // What was typed meanwhile stays.
      if (box.value === text) box.value = ''
    })
  }

  /** Answers a line that becomes an item after all. */
  function restore(place: number): string {
    setSkipped(skipped.toSpliced(place, 1))
    return skipped[place]!
  }

  return { answer, busy, add, skipped, restore }
}

/** What was no item is said with the request all the same. */
function addToDetails(form: HTMLFormElement, skipped: readonly string[]): void {
  const details = form.querySelector<HTMLTextAreaElement>('[name=details]')
  const said = skipped.filter((text) => /[\p{L}\p{N}]/u.test(text)).join('\n')
  if (!details || said === '') return
  details.value = withSkipped(details.value, said)
  details.dispatchEvent(new Event('input', { bubbles: true }))
}
