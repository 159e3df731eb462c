import { CodedText } from '#app/ui/base/code.tsx'
import { mailStates } from '#content/admin/inbox.ts'
import { answerWords } from '#content/admin/inbox-message.ts'
import { directionOf } from '#domain/text/locale.ts'
import type { AnswerView } from '#domain/messages/message-view.ts'
import { useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Group } from '#app/ui/admin/group.tsx'

/** What staff have answered, the first answer first. */
export function GivenAnswers({ answers }: { answers: AnswerView[] }) {
  const words = useWords(answerWords)
  const states = useWords(mailStates)
  if (answers.length === 0) return null
  return (
    <Group title={words.given}>
      <ul className="written">
        {answers.map(({ id, by, when, subject, body, locale, mail }) => (
          <li key={id}>
            <p className="written-by">
              <bdi>{by}</bdi> · {when}
              {mail !== null && mail !== 'sent' && <Badge tone="warn">{states[mail]}</Badge>}
            </p>
            <div lang={locale} dir={directionOf(locale)}>
              <p className="written-subject">
                <CodedText text={subject} />
              </p>
              <p className="text-start wrap-anywhere whitespace-pre-line">
                <CodedText text={body} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Group>
  )
}
