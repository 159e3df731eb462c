import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import { gridWords } from '#content/admin/catalogue/grid.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { clipboardText } from './grid-clipboard.ts'
import { keepRest, setGridState, useGridState, type GridRest } from './grid-store.ts'
import { importFile, restFile } from './import-rest.ts'

type GridRestProps = {
  /** The address of the next page; null on the last one. */
  next: string | null
  onPaste: (rest: GridRest) => void
}

/** The rows of a paste that found no room: they stay here until somebody has done something with them. */
export function GridRestPanel({ next, onPaste }: GridRestProps) {
  const words = useWords(gridWords).rest
  const { rest, imported } = useGridState()
  const { send, isSending, problem } = useImport()
  if (!rest) return <Imported path={imported} />
  return (
    <section className="form-notice form-notice-warn grid-rest" role="status">
      <ClipboardPaste />
      <div>
        <p>{words.title(rest.rows.length)}</p>
        {problem !== null && <p className="field-error">{words[problem]}</p>}
        <Imported path={imported} />
        <textarea
          className="control"
          readOnly
          rows={Math.min(rest.rows.length, 4)}
          aria-label={words.text}
          dir="auto"
          value={clipboardText(rest.rows)}
        />
      </div>
      <div className="form-notice-actions">
        {next !== null && (
          <ButtonLink to={next} kind="ink" small>
            {words.next}
          </ButtonLink>
        )}
        <Button
          kind="outline"
          small
          onClick={() => {
            keepRest(null)
            onPaste(rest)
          }}
        >
          {words.here}
        </Button>
        <Button kind="outline" small busy={isSending} onClick={() => void send(rest)}>
          {words.import}
        </Button>
        <Button kind="quiet" small onClick={() => keepRest(null)}>
          {words.dismiss}
        </Button>
      </div>
    </section>
  )
}

/** Rows that are imported are there, in a window of its own: what is typed here stays. */
function Imported({ path }: { path: string | null }) {
  const words = useWords(gridWords).rest
  if (path === null) return null
  return (
    <Message tone="ok">
      {words.imported}{' '}
      <a href={path} target="_blank">
        {words.open}
      </a>
    </Message>
  )
}

/** Sends the rest to the import as a file; what was taken there is offered here no more. */
function useImport() {
  const locale = useLocale()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<'unnamed' | 'notTaken' | null>(null)
  async function send(rest: GridRest) {
    setSending(true)
    setProblem(null)
    try {
      const file = await restFile(rest)
      const path = file.rows.length === 0 ? null : await importFile(file, locale)
      if (path !== null) {
        keepRest(file.left)
        setGridState({ imported: path })
      } else setProblem(file.rows.length === 0 ? 'unnamed' : 'notTaken')
    } catch {
      setProblem('notTaken')
    }
    setSending(false)
  }
  return { send, isSending, problem }
}
