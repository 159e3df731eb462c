import { Form } from 'react-router'
import { equivalentForm, equivalentsPage, gradeNames } from '#content/choice/equivalents.ts'
import type { EquivalentView } from '#domain/choice/equivalents-view.ts'
import { formatDay } from '#domain/text/format.ts'
import { SiteLink, useSitePath } from '#app/delivery/link.tsx'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { useShownSearch } from '#app/ui/base/field/use-shown-search.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import type { FormAnswer } from '#app/ui/forms/form-answer.ts'
import { RequestForm } from '#app/ui/forms/request-form.tsx'
import { useSite } from '#app/ui/site/site-context.tsx'
import { MOST_LENGTH } from '#domain/messages/form-fields.ts'
import { ListBreadcrumb } from '#app/ui/catalogue/list-breadcrumb.tsx'
import { PageTitle } from '#app/ui/site/page-title.tsx'

type Props = { query: string; makers: { maker: string; rows: EquivalentView[] }[]; answer: FormAnswer | undefined }

export function EquivalentsPage({ query, makers, answer }: Props) {
  const words = useWords(equivalentsPage)
  const box = useShownSearch(query)
  return (
    <div className="wrap pb-24">
      <ListBreadcrumb current={words.title} />
      <PageTitle title={words.title} subtitle={words.trademarks} />
      <Form method="get" action={useSitePath('/equivalents')} role="search" className="short-form">
        <TextField ref={box} label={words.search} name="q" defaultValue={query} maxLength={200} type="search" />
        <Button type="submit">{words.submit}</Button>
      </Form>
      <div role="status">{makers.length === 0 && <p className="text-lead">{words.unknown}</p>}</div>
      {makers.map(({ maker, rows }) => (
        <section key={maker} aria-labelledby={`maker-${rows[0]!.id}`} className="equivalents-maker">
          <h2 id={`maker-${rows[0]!.id}`} className="text-h3">
            <bdi>{maker}</bdi>
          </h2>
          <EquivalentsTable maker={maker} rows={rows} />
        </section>
      ))}
      <SendName key={query} query={makers.length === 0 ? query : ''} answer={answer} />
    </div>
  )
}

function SendName({ query, answer }: Pick<Props, 'query' | 'answer'>) {
  const { title, fields, send } = useWords(equivalentForm)
  const { whatsApp } = useWords(equivalentsPage)
  const { messaging } = useSite()
  return (
    <section className="contact-form equivalents-maker" aria-labelledby="send-name">
      <h2 id="send-name" className="text-h3">
        {title}
      </h2>
      <RequestForm
        call="/api/equivalents/request.php"
        words={equivalentForm}
        place="equivalent"
        label={title}
        {...{ send, answer }}
      >
        {({ errors, values }) => (
          <>
            <TextField
              name="name"
              label={fields.name}
              error={errors['name']}
              defaultValue={values['name'] ?? query}
              required
              dir="auto"
              maxLength={MOST_LENGTH.line}
            />
            <TextField
              name="contact"
              label={fields.contact}
              error={errors['contact']}
              defaultValue={values['contact']}
              optional
              ltr
              maxLength={MOST_LENGTH.line}
            />
          </>
        )}
      </RequestForm>
      {messaging && (
        <p>
          <a href={messaging.href} rel="noopener" className="text-link">
            {whatsApp}
          </a>
        </p>
      )}
    </section>
  )
}

/** On a phone each row is a card, whose cells name their column. */
function EquivalentsTable({ maker, rows }: { maker: string; rows: EquivalentView[] }) {
  const words = useWords(equivalentsPage)
  const locale = useLocale()
  return (
    <table className="equivalents">
      <caption className="sr-only">{maker}</caption>
      <thead>
        <tr>
          {[words.theirs, words.ours, words.grade, words.differing, words.note, words.checkedOn].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, product, ours, grade, differing, note, checkedOn }) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{product}</bdi>
            </th>
            <td data-label={words.ours}>
              <SiteLink to={ours.path} className="text-link">
                <CodedText text={ours.name} />
              </SiteLink>
            </td>
            <td data-label={words.grade}>
              <Badge tone={grade === 'equal' ? 'ok' : 'neutral'}>{gradeNames[grade][locale]}</Badge>
            </td>
            <td data-label={words.differing}>
              {differing.length === 0 ? (
                words.none
              ) : (
                <ul>
                  {differing.map((one) => (
                    <li key={one.key}>
                      <bdi dir="ltr">
                        {one.theirs} → {one.ours}
                      </bdi>
                    </li>
                  ))}
                </ul>
              )}
            </td>
            <td data-label={words.note}>
              <CodedText text={note || '—'} />
            </td>
            <td data-label={words.checkedOn}>
              <time dateTime={checkedOn}>{formatDay(checkedOn, locale)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
