import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { languageNames, messageWords } from '#content/admin/inbox-message.ts'
import { listFacts, preferredWays } from '#content/pages/list-facts.ts'
import { emailHref } from '#domain/messages/contact-text.ts'
import type { MessageView } from '#domain/messages/message-view.ts'
import { WITHDRAW_NEWS } from '#domain/quotes/news-consent.ts'
import { formatDay } from '#domain/text/format.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'

/** Who wrote, how to reach them, and what they say of their request. */
export function ReachFacts({ message }: { message: MessageView }) {
  const words = useWords(messageWords.facts)
  const asked = useWords(listFacts)
  const ways = useWords(preferredWays)
  const locale = useLocale()
  const { email, phone, address } = message
  return (
    <dl className="message-facts">
      {message.number && (
        <Fact term={words.number}>
          <Ltr>{message.number}</Ltr>
        </Fact>
      )}
      <Fact term={words.receivedAt}>{message.receivedAt}</Fact>
      {phone && (
        <Fact term={words.phone}>
          {phone.href ? <PhoneLink {...phone} href={phone.href} /> : <bdi>{phone.text}</bdi>}
          {phone.isDoubtful && <p className="field-hint field-doubt">{words.phoneDoubtful}</p>}
        </Fact>
      )}
      <Fact term={words.email}>
        {email ? (
          <a href={emailHref(email)} className="inbox-link">
            <Ltr>{email}</Ltr>
          </a>
        ) : (
          words.noEmail
        )}
      </Fact>
      {address && (
        <Fact term={words.address}>
          <bdi>{address}</bdi>
        </Fact>
      )}
      {(['city', 'project', 'neededBy'] as const).map(
        (name) =>
          message[name] && (
            <Fact key={name} term={asked[name]}>
              <bdi>{name === 'neededBy' ? (formatDay(message[name], locale) ?? message[name]) : message[name]}</bdi>
            </Fact>
          ),
      )}
      {message.contactBy !== '' && <Fact term={asked.contactBy}>{ways[message.contactBy]}</Fact>}
    </dl>
  )
}

/** Where it came from, and what its sender agreed to: needed now and then. */
export function MoreFacts({ message }: { message: MessageView }) {
  const words = useWords(messageWords.facts)
  const locale = useLocale()
  const { page, consentedAt, newsSince } = message
  return (
    <details className="message-more">
      <summary>
        {words.more}
        <ChevronDown aria-hidden="true" />
      </summary>
      <dl className="message-facts">
        {message.number && <Fact term={words.cameBy}>{words.sources[message.cameBy]}</Fact>}
        <Fact term={words.locale}>{languageNames[message.locale][locale]}</Fact>
        {page && (
          <Fact term={words.page}>
            <Ltr>{page}</Ltr>
          </Fact>
        )}
        {consentedAt && <Fact term={words.consent}>{consentedAt}</Fact>}
        {newsSince && (
          <Fact term={words.news}>
            {newsSince}
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value={WITHDRAW_NEWS} />
              <Button type="submit" kind="outline" small>
                {words.withdrawNews}
              </Button>
            </Form>
          </Fact>
        )}
      </dl>
    </details>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="message-fact">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function PhoneLink({ text, href }: { text: string; href: string }) {
  return (
    <a href={href} className="inbox-link">
      <Ltr>{text}</Ltr>
    </a>
  )
}
