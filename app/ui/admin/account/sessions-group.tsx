import { useActionData } from 'react-router'
import { sessionsWords } from '#content/admin/account.ts'
import type { OpenSession, Browser } from '#domain/accounts/staff.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import type { StaffAnswer } from '#app/actions/staff-form.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { AnswerMessage, Group } from '#app/ui/admin/group.tsx'
import { AskedTwice, StepForm } from '#app/ui/admin/users/step-form.tsx'

const INTENTS = ['end-session', 'end-others']

/** Where the account is signed in, and how to end that elsewhere. */
export function SessionsGroup({ sessions }: { sessions: OpenSession[] }) {
  const words = useWords(sessionsWords)
  const answer = useActionData<StaffAnswer>()
  return (
    <Group title={words.title} text={words.text}>
      <AnswerMessage answer={INTENTS.includes(answer?.intent ?? '') ? answer : undefined} />
      <ul className="admin-rows">
        {sessions.map((session) => (
          <li key={session.id}>
            <Session session={session} />
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <AskedTwice verb={words.endOthers} question={words.endOthersConfirm}>
          <StepForm confirmed intent="end-others" submit={words.endOthers} kind="danger" />
        </AskedTwice>
      ) : (
        <p className="admin-group-text">{words.only}</p>
      )}
    </Group>
  )
}

function Session({ session: { id, isHere, browser, network, createdAt, usedAt } }: { session: OpenSession }) {
  const words = useWords(sessionsWords)
  const locale = useLocale()
  const name = useBrowserName(browser)
  return (
    <div className="admin-row">
      <div className="admin-row-main">
        <div className="admin-row-facts">
          <span className="admin-row-name">{name}</span>
          {isHere && <Badge tone="ok">{words.here}</Badge>}
        </div>
        <p className="admin-row-quiet">
          {words.since} {formatMoment(createdAt, locale)} · {words.used} {formatMoment(usedAt, locale)}
          {network !== '' && (
            <>
              {' '}
              · {words.network} <Ltr>{network}</Ltr>
            </>
          )}
        </p>
      </div>
      {!isHere && (
        <AskedTwice verb={words.end} label={words.endOf(name)} question={words.endConfirm(name)}>
          <StepForm confirmed intent="end-session" id={id} submit={words.end} label={words.endOf(name)} kind="danger" />
        </AskedTwice>
      )}
    </div>
  )
}

function useBrowserName({ name, system }: Browser): string {
  const words = useWords(sessionsWords)
  const known = name ?? words.unknownBrowser
  return system === null ? known : words.on(known, system)
}
