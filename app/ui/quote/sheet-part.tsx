import { useEffect, useRef, useState, type FormEvent } from 'react'
import { quotePage } from '#content/pages/quote.ts'
import type { SheetReport } from '#content/pages/quote-sheet.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { FileField } from '#app/ui/base/field/file-field.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { useSending } from '#app/ui/forms/use-sending.ts'

/** What became of a file: its rows are in the list, or it was refused with this sentence. */
export type SheetAnswer = { report: SheetReport } | { refused: string }

/** A file whose rows are added to the list. */
export function SheetPart({ answer, busy }: { answer: SheetAnswer | null; busy: boolean }) {
  const words = useWords(quotePage)
  const field = useRef<HTMLInputElement>(null)
  const refused = answer && 'refused' in answer ? answer.refused : undefined
  const panel = useRef<HTMLDivElement>(null)
  const [posted] = useState(answer)
  useEffect(() => {
    if (answer && 'refused' in answer) field.current?.focus()
    // A file that was still to be added when the list was sent stands far above the button.
    else if (answer && answer !== posted) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [answer, posted])
  return (
    <div ref={panel} className="list-panel list-paste">
      <FileField
        label={words.sheet}
        isHeading
        hint={words.sheetHint}
        {...(refused !== undefined && { error: refused })}
        ref={field}
        name="sheet"
        accept=".xlsx,.xlsm,.csv,.tsv,.txt"
      />
      <Button
        type="submit"
        name="intent"
        value="sheet"
        kind="outline"
        busy={busy}
        busyText={words.readingSheet}
        formNoValidate
      >
        {words.addSheet}
      </Button>
      {answer && 'report' in answer && <Report {...answer.report} />}
    </div>
  )
}

function Report({ counts, problems }: SheetReport) {
  const { sheetProblems } = useWords(quotePage)
  return (
    <>
      <Message tone="ok">{counts}</Message>
      {problems.length > 0 && (
        <div className="text-small">
          <p className="semibold">{sheetProblems}</p>
          <ul className="list-sheet-problems">
            {problems.map((text) => (
              <li key={text}>
                <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** The file that was chosen; null while there is none. */
export function chosenSheet(form: HTMLFormElement): File | null {
  return form.querySelector<HTMLInputElement>('[name=sheet]')?.files?.[0] ?? null
}

function empty(field: HTMLInputElement) {
  field.value = ''
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

type PostedSheet = { errors: Record<string, string>; sheet: SheetReport | null } | undefined

/** Sends a file to be read, one at a time, and tells what became of it. `posted` is what a page without scripts was answered. */
export function useSheet(read: (file: File) => Promise<SheetAnswer>, posted: PostedSheet) {
  const { noSheet } = useWords(quotePage)
  const refused = posted?.errors['sheet']
  const [answer, setAnswer] = useState<SheetAnswer | null>(
    posted?.sheet ? { report: posted.sheet } : refused ? { refused } : null,
  )
  const { busy, once } = useSending()

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const file = chosenSheet(form)
    if (!file) return setAnswer({ refused: noSheet })
    return once(async () => {
      const answered = await read(file)
      setAnswer(answered)
      if ('report' in answered) empty(form.querySelector<HTMLInputElement>('[name=sheet]')!)
    })
  }

  return { answer, busy, add }
}
