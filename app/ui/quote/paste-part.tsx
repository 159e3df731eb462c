import { useEffect, useRef, useState, type FormEvent } from 'react'
import { quotePage } from '#content/pages/quote.ts'
import { MOST_PASTED } from '#domain/quotes/quote-line.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { TextArea } from '#app/ui/base/field/text-area.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { useSending } from '#app/ui/forms/use-sending.ts'

/** What became of pasted lines: they are in the list, or were refused with this sentence and are still in the box. */
export type PasteAnswer = { report: string } | { refused: string }

type PastePartProps = { answer: PasteAnswer | null; busy: boolean; text: string | undefined; error: string | undefined }

/** The box for a list as it was pasted. */
export function PastePart({ answer, busy, text, error }: PastePartProps) {
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
    </div>
  )
}

function boxOf(place: HTMLElement | null): HTMLTextAreaElement | null | undefined {
  return place?.querySelector<HTMLTextAreaElement>('[name=lines]')
}

/** Sends pasted lines to be read. `posted` is what a page without scripts was answered. */
export function usePaste(read: (text: string) => Promise<PasteAnswer>, posted: { pasted: string } | undefined) {
  const [answer, setAnswer] = useState<PasteAnswer | null>(posted?.pasted ? { report: posted.pasted } : null)
  const { busy, once } = useSending()
  const words = useWords(quotePage)

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const box = boxOf(event.currentTarget)
    if (!box?.value.trim()) return box?.focus()
    const text = box.value
    if (text.length > MOST_PASTED) return setAnswer({ refused: words.full })
    return once(async () => {
      const answered = await read(text)
      setAnswer(answered)
      // What was typed meanwhile stays.
      if ('report' in answered && box.value === text) box.value = ''
    })
  }

  return { answer, busy, add }
}
