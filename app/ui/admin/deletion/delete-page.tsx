import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { formLabels } from '#content/form-labels.ts'
import { useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { atRow } from '#app/ui/admin/records/use-next.ts'
import { BinNote } from './bin-note.tsx'
import { ReferrerList, type Referred } from './referrer-list.tsx'

type DeletePageProps = {
  question: string
  text: string
  verb: string
  next: string
  /** What leads to it. */
  referred: Referred
  /** Why it did not work at the first attempt. */
  problem: string | undefined
  /** What has to be chosen first. */
  children?: ReactNode
}

/** The question before something is deleted, as a page of its own: for browsers without scripts, and for links. */
export function DeletePage({ question, text, verb, next, referred, problem, children }: DeletePageProps) {
  const { cancel } = useWords(formLabels)
  return (
    <AdminPage title={question}>
      <Form method="post" className="card delete-page">
        {problem !== undefined && <Message tone="error">{problem}</Message>}
        <p>{text}</p>
        <BinNote />
        <ReferrerList {...referred} />
        {children}
        <input type="hidden" name="next" value={next} />
        <div className="form-notice-actions">
          <Button type="submit">{verb}</Button>
          <ButtonLink to={atRow(next, referred.id)} kind="outline">
            {cancel}
          </ButtonLink>
        </div>
      </Form>
    </AdminPage>
  )
}
