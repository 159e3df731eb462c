import type { ReactNode } from 'react'
import { actsOfKind, EXPORT, exportOfKind, rightToMark, type MarkedAct } from '#domain/records/lists/marked.ts'
import type { RecordKindName } from '#domain/records/record-kinds.ts'
import type { MarkedAnswer } from '#app/actions/marked-form.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { useRights } from '#app/ui/admin/use-may.tsx'
import { MarkedQuestion } from './marked-question.tsx'
import { MarksBar } from './marks-bar.tsx'
import { MarksProvider } from './marks-context.ts'
import { useMarkedBoxes } from './use-marked-boxes.ts'
import { noteOpened, useReturn } from './use-return.ts'

type MarkedListProps = {
  kind: RecordKindName
  /** The list's address with everything that was asked of it. */
  path: string
  /** Records of the page, and of all pages. */
  shown: number
  total: number
  answer: MarkedAnswer | undefined
  children: ReactNode
}

/**
 * A list whose records are marked, and what is done with those that are. What it asks first takes the place of the list,
 * which stays as it was for whoever goes back.
 */
export function MarkedList({ kind, path, shown, total, answer, children }: MarkedListProps) {
  const isAsked = answer?.kind === 'asked'
  const { marked, here, markPage, clear } = useMarkedBoxes(path)
  useReturn(path)
  const may = useRights()
  const acts: (MarkedAct | typeof EXPORT)[] = [
    ...actsOfKind(kind).filter((act) => may(rightToMark(kind, act))),
    ...(exportOfKind(kind) !== null && may('records.read') ? [EXPORT] : []),
  ]
  const mayMark = acts.length > 0
  return (
    <>
      {answer?.kind === 'refused' && (
        <div key={answer.problem} tabIndex={-1} ref={showRefusal}>
          <Message tone="error">{answer.problem}</Message>
        </div>
      )}
      {isAsked && <MarkedQuestion question={answer} path={path} />}
      <div className="marked-list" hidden={isAsked} onClickCapture={({ target }) => noteOpened(path, target)}>
        <MarksProvider value={{ marked, here, shown, mayMark, markPage, clear }}>
          {children}
          {shown > 0 && mayMark && <MarksBar path={path} total={total} acts={acts} />}
        </MarksProvider>
      </div>
    </>
  )
}

/** The buttons stand at the lower end of the window, far from what stands above the list. */
function showRefusal(message: HTMLElement | null) {
  message?.focus()
}
