import { Form } from 'react-router'
import { markedQuestions, markWords } from '#content/admin/marked.ts'
import { kindCount, kindObject } from '#content/admin/record-count.ts'
import { formLabels } from '#content/form-labels.ts'
import { asksFirst, MARK_FIELD } from '#domain/records/lists/marked.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { MarkedQuestion as Question } from '#app/actions/marked-form.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { BinNote } from '#app/ui/admin/deletion/bin-note.tsx'
import { ChangesToCome } from './changes-to-come.tsx'
import { WishFields } from './wish-fields.tsx'

/** What would be done with the marked records, with what is left out and why, before it is done. */
export function MarkedQuestion({ question, path }: { question: Question; path: string }) {
  const { act, of: kind, count, names, scope, matching, ids, problem, isReady, changes } = question
  const words = useWords(markedQuestions)
  const { acts, go } = useWords(markWords)
  const { cancel } = useWords(formLabels)
  const locale = useLocale()
  const title = count === 0 ? words.nothing[act] : words.title[act](kindObject(kind, count, locale))
  const hasFields = asksFirst(act)
  return (
    <Form method="post" action={path} className="card delete-page" aria-labelledby="marked-question">
      <h2 id="marked-question" className="text-card" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {title}
      </h2>
      {problem !== null && <Message tone="error">{problem}</Message>}
      <input type="hidden" name="intent" value={act} />
      {scope === 'all' && <input type="hidden" name="scope" value="all" />}
      <input type="hidden" name="count" value={matching} />
      {ids.map((id) => (
        <input key={id} type="hidden" name={MARK_FIELD} value={id} />
      ))}
      {count > 0 && (act === 'bin' ? <BinNote isMany={count > 1} /> : <p>{words.text[act]}</p>)}
      {(count > 0 || hasFields) && <WishFields {...question} />}
      {changes.changes.length > 0 ? <ChangesToCome {...changes} /> : count > 0 && <Names names={names} count={count} />}
      {question.warning !== null && <Message tone="warn">{question.warning}</Message>}
      <LeftOut {...question} />
      {isReady && <input type="hidden" name="confirmed" value="1" />}
      {isReady && hasFields && <input type="hidden" name="seen" value={JSON.stringify(question.typed)} />}
      <div className="form-notice-actions">
        {isReady && count > 0 && <Button type="submit">{acts[act]}</Button>}
        {hasFields && (
          <Button type="submit" name="show" value="1" kind={isReady ? 'outline' : undefined}>
            {isReady ? words.show : go}
          </Button>
        )}
        <ButtonLink to={path} kind="outline">
          {cancel}
        </ButtonLink>
      </div>
    </Form>
  )
}

function Names({ names, count }: { names: Localized[]; count: number }) {
  const words = useWords(markedQuestions)
  const locale = useLocale()
  return (
    <ul className="stack-4 wrap-anywhere">
      {names.map((name, index) => (
        <li key={`${index} ${name.en}`}>
          <bdi>{name[locale]}</bdi>
        </li>
      ))}
      {count > names.length && <li className="admin-row-quiet">{words.more(count - names.length)}</li>}
    </ul>
  )
}

function LeftOut({ of: kind, left, leftCount }: Question) {
  const words = useWords(markedQuestions)
  const locale = useLocale()
  if (leftCount === 0) return null
  return (
    <section className="marked-left">
      <h3>{words.left(kindCount(kind, leftCount, locale))}</h3>
      {left.map(({ reason, names, count }) => (
        <div key={reason.en}>
          <p>{reason[locale]}</p>
          <Names names={names} count={count} />
        </div>
      ))}
    </section>
  )
}
