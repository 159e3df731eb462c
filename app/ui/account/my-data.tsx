import { Download, ShieldUser } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { account } from '#content/frame.ts'
import { myDataPage } from '#content/pages/my-data.ts'
import { requestStates } from '#content/pages/request-states.ts'
import { addressForm } from '#content/pages/addresses.ts'
import type { OwnRequest } from '#domain/accounts/my-data.ts'
import type { NewsView } from '#domain/quotes/news-consent.ts'
import { MOST_LENGTH } from '#domain/messages/form-fields.ts'
import { useWords } from '#app/locale.ts'
import { SiteLink, useSitePath } from '#app/delivery/link.tsx'
import { clearDrafts } from '#app/ui/addresses/address-draft.ts'
import { ButtonLink, Button } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { NewsConsent } from '#app/ui/quote/news-consent.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { SignOutButton } from './sign-out-button.tsx'

/** What became of the request to delete everything. */
export type RemovalAnswer = 'gone' | 'mismatch' | 'signed-out' | 'failed'

type DataCounts = { email: string; since: string; addresses: number; requests: number; sessions: number }

type MyDataProps = {
  counts: DataCounts
  requests: OwnRequest[]
  news: NewsView
  asking: boolean
  answer: RemovalAnswer | undefined
}

/** What is kept of a customer, and what they may do with it. */
export function MyData({ counts, requests, news, asking, answer }: MyDataProps) {
  const words = useWords(myDataPage)
  const file = useSitePath('/my-data/file')
  return (
    <div className="my-data">
      <section>
        <h2 className="text-h3">{words.kept}</h2>
        <dl className="my-data-counts">
          {Object.entries(words.counts).map(([key, label]) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <bdi>{counts[key as keyof DataCounts]}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {requests.length > 0 && <OwnRequests requests={requests} />}
      <section>
        <h2 className="text-h3">{words.download.title}</h2>
        <p className="text-ink-2">{words.download.text}</p>
        <ButtonLink kind="outline" href={file} download>
          <Download />
          {words.download.button}
        </ButtonLink>
      </section>
      <section>
        <h2 className="text-h3">{words.sessions.title}</h2>
        <p className="text-ink-2">{words.sessions.text}</p>
        <div className="cluster-8">
          <SignOutButton scope="here" />
          <SignOutButton scope="everywhere" />
        </div>
      </section>
      <NewsConsent news={news} />
      <AccountRemoval email={counts.email} asking={asking} answer={answer} />
    </div>
  )
}

/** Requests of this address, each with the way to its own page as long as that is there. */
function OwnRequests({ requests }: { requests: OwnRequest[] }) {
  const { requests: title } = useWords(myDataPage)
  const states = useWords(requestStates)
  return (
    <section className="my-data-requests" aria-labelledby="my-requests">
      <h2 id="my-requests" className="text-h3">
        {title}
      </h2>
      <ol>
        {requests.map(({ number, state, at, when, path }) => (
          <li key={number}>
            {path ? (
              <SiteLink to={path} className="my-data-number">
                <Ltr>{number}</Ltr>
              </SiteLink>
            ) : (
              <Ltr>{number}</Ltr>
            )}
            <time dateTime={at}>{when}</time>
            <span>{states[state]}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function SignInForData() {
  const { title, text } = useWords(myDataPage.signedOut)
  const { signIn } = useWords(account)
  const back = useSitePath('/my-data')
  return (
    <StateBlock icon={ShieldUser} title={title} text={text}>
      <ButtonLink to={`/sign-in?next=${encodeURIComponent(back)}`}>{signIn}</ButtonLink>
    </StateBlock>
  )
}

/** Only now goes what this browser kept of addresses that were not saved: a deletion may have been refused before. */
export function AccountGone() {
  const { title, text, home } = useWords(myDataPage.gone)
  useEffect(() => clearDrafts(), [])
  return (
    <div className="wrap section">
      <StateBlock icon={ShieldUser} title={title} text={text} level={1}>
        <ButtonLink to="/">{home}</ButtonLink>
      </StateBlock>
    </div>
  )
}

type AccountRemovalProps = {
  email: string
  /** The second question is open already. */
  asking: boolean
  answer: RemovalAnswer | undefined
}

/** Asks twice before everything is deleted: a button first, and then the address typed again. */
function AccountRemoval({ email, asking, answer }: AccountRemovalProps) {
  const words = useWords(myDataPage.remove)
  const { signInFirst } = useWords(addressForm)
  const [isAsking, setIsAsking] = useState(asking || answer !== undefined)
  const busy = useNavigation().state === 'submitting'
  const action = useSitePath('/my-data')
  const problem = answer === 'failed' ? words.failed : answer === 'signed-out' ? signInFirst : null
  return (
    <section id="delete">
      <h2 className="text-h3">{words.title}</h2>
      <p className="text-ink-2">{words.text}</p>
      {isAsking ? (
        <Form method="post" action={action} className="my-data-removal">
          <p>
            <strong>{words.question}</strong>
          </p>
          {problem && <Message tone="error">{problem}</Message>}
          <TextField
            label={words.type}
            name="email"
            type="email"
            ltr
            required
            autoComplete="off"
            placeholder={email}
            maxLength={MOST_LENGTH.email}
            error={answer === 'mismatch' ? words.mismatch : undefined}
          />
          <Button type="submit" busy={busy} busyText={words.deleting}>
            {words.confirm}
          </Button>
        </Form>
      ) : (
        <form method="get" action={`${action}#delete`}>
          <Button
            type="submit"
            kind="danger"
            name="delete"
            value="1"
            onClick={(event) => {
              event.preventDefault()
              setIsAsking(true)
            }}
          >
            {words.open}
          </Button>
        </form>
      )}
    </section>
  )
}
