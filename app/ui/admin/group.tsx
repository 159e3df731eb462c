import { useId, type ReactNode } from 'react'
import type { StaffAnswer } from '#app/actions/staff-form.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { UndoForm } from '#app/ui/admin/notice/undo-form.tsx'
import { useActionData, useNavigation } from 'react-router'

type GroupProps = {
  title: string
  /** What leads here, as `#mail` of an address. */
  id?: string
  text?: string
  badge?: ReactNode
  /** Its content needs the whole width, under the title. */
  wide?: boolean
  children: ReactNode
}

/** A card of fields or facts that belong together: where there is room, its title stands beside them. */
export function Group({ title, id, text, badge, wide, children }: GroupProps) {
  const titleId = useId()
  return (
    <section id={id} className="card admin-group" data-wide={wide || undefined} aria-labelledby={titleId}>
      <div className="admin-group-about">
        <div className="admin-group-head">
          <h2 id={titleId}>{title}</h2>
          {badge}
        </div>
        {text && <p className="admin-group-text">{text}</p>}
      </div>
      <div className="admin-group-body">{children}</div>
    </section>
  )
}

type AnswerMessageProps = {
  answer: StaffAnswer<unknown> | undefined
  /** The act that it tells of, where it can be undone. */
  act?: string | undefined
}

/** What became of a form: one line above its fields. */
export function AnswerMessage({ answer, act }: AnswerMessageProps) {
  if (!answer || answer.message === '') return null
  return (
    <Message tone={answer.ok ? 'ok' : 'error'} after={act && <UndoForm act={act} />}>
      {answer.message}
    </Message>
  )
}

/** How one of a screen's forms stands: on its way, and what became of it the last time. */
export function useStaffForm<Result = undefined>(intent: string) {
  const { state, formData } = useNavigation()
  const given = useActionData<StaffAnswer<Result>>()
  const answer = given?.intent === intent ? given : undefined
  return { busy: state !== 'idle' && formData?.get('intent') === intent, answer }
}
