import { useEffect, useRef, type ReactNode, type MouseEvent } from 'react'
import { useRouteLoaderData, useFetcher } from 'react-router'
import { publicationForm, publicationWords } from '#content/admin/records/publication.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { isOnSite } from '#domain/records/lists/list-state.ts'
import { LOCALES, type Localized } from '#domain/text/locale.ts'
import { sharedPreviewPath } from '#domain/site/preview-link.ts'
import { morningOf, ON_ITS_DAY, usualEnds, usualMoments, type PlanField } from '#domain/records/publication-plan.ts'
import { readFieldDay } from '#domain/text/day.ts'
import { readMoment } from '#domain/text/read-moment.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { PREVIEW_LINKS_PATH } from '#domain/accounts/staff-paths.ts'
import { useLocale, useWords } from '#app/locale.ts'
import type { FormPublication } from '#app/loading/form-publication.ts'
import { CodedText } from '#app/ui/base/code.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import type { StaffFrame } from '#app/ui/admin/admin-shell.tsx'
import { CopiedField } from '#app/ui/admin/notice/copied-field.tsx'
import { FormText } from '#app/ui/admin/form/fields/plain-fields.tsx'
import { FormPart } from '#app/ui/admin/form/form-part.tsx'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'
import { useOwnPath } from '#app/ui/admin/notice/use-notice.ts'
import { PUBLICATION_ID } from './publication-section.ts'
import { StateBadges } from './state-badges.tsx'

type PublicationPartProps = {
  /** Takes the place of the button where something has to be chosen first. */
  unpublish?: ReactNode
  /** What visitors see without it, where a part of the site goes with it. */
  warning?: Localized | null | undefined
}

/** When the record is on the site, and all that can be done about it but saving. */
export function PublicationPart({ unpublish, warning }: PublicationPartProps) {
  const words = useWords(publicationForm)
  const { isFixed, publication } = useRecordForm()
  return (
    <FormPart id={PUBLICATION_ID} title={words.title}>
      <div className="form-fields">
        {publication?.record && (
          <p className="cluster-10 items-center">
            <StateBadges />
          </p>
        )}
        <NotPublished />
        <div className="form-row">
          <FormText type="datetime-local" name="publish_at" label={words.publishAt} hint={words.publishAtHint} ltr />
          <FormText
            type="datetime-local"
            name="unpublish_at"
            label={words.unpublishAt}
            hint={words.unpublishAtHint}
            ltr
          />
        </div>
        {!isFixed && (
          <>
            <Presets />
            <DayOffer />
            <Acts unpublish={unpublish} warning={warning} />
            {publication?.isShareable !== false && <Sharing />}
          </>
        )}
      </div>
    </FormPart>
  )
}

/** Why what was planned could not be done. */
function NotPublished() {
  const words = useWords(publicationWords)
  const locale = useLocale()
  const reason = useRecordForm().publication?.record?.notPublished
  return reason ? <Message tone="error">{words.notPublished(reason[locale])}</Message> : null
}

function Acts({ unpublish, warning }: PublicationPartProps) {
  const words = useWords(publicationForm)
  const { publication } = useRecordForm()
  const locale = useLocale()
  const record = publication?.record
  if (!record || !isOnSite(record)) return null
  return (
    <>
      <div className="publication-acts">
        {record.state === 'changed' && <Act intent="discard">{words.discard}</Act>}
        {unpublish ?? <Unpublish />}
      </div>
      {warning && <Message tone="warn">{warning[locale]}</Message>}
    </>
  )
}

export function Unpublish() {
  return <Act intent="unpublish">{useWords(publicationForm).unpublish}</Act>
}

function Act({ intent, children }: { intent: string; children: string }) {
  const isSaving = useRecordForm().state === 'saving'
  return (
    <Button type="submit" kind="outline" small name="intent" value={intent} formNoValidate disabled={isSaving}>
      {children}
    </Button>
  )
}

/** The link that was just made, where it was asked for. */
function NewLink({ token }: { token: string }) {
  const links = useRef<HTMLDivElement>(null)
  useEffect(() => links.current?.querySelector<HTMLElement>('input, button')?.focus(), [])
  return (
    <div ref={links} className="col-span-full">
      <PreviewLinks token={token} />
    </div>
  )
}

/** Makes a link to the preview, and ends those that are open. */
function Sharing() {
  const words = useWords(publicationForm)
  const locale = useLocale()
  const { openLinks = [] } = useRecordForm().publication ?? {}
  const token = useRouteLoaderData<StaffFrame>('staff')?.previewToken ?? null
  return (
    <div className="publication-sharing">
      <Act intent="share">{words.share}</Act>
      <div className="publication-links">
        <p>{words.shareHint}</p>
        {openLinks.length > 0 && (
          <ul>
            {openLinks.map(({ id, madeAt, until }) => {
              const link = words.openLink(formatMoment(madeAt, locale) ?? madeAt, formatMoment(until, locale) ?? until)
              return (
                <li key={id}>
                  {link}{' '}
                  <button
                    type="submit"
                    form={REVOKE_FORM}
                    name="link"
                    value={id}
                    aria-label={`${words.revokeOne}: ${link}`}
                  >
                    {words.revokeOne}
                  </button>
                </li>
              )
            })}
          </ul>
        )}
        {openLinks.length > 1 && (
          <button type="submit" form={REVOKE_FORM}>
            {words.revoke}
          </button>
        )}
      </div>
      {token !== null && <NewLink key={token} token={token} />}
    </div>
  )
}

function PreviewLinks({ token }: { token: string }) {
  const origin = useRouteLoaderData<StaffFrame>('staff')?.origin ?? ''
  const locale = useLocale()
  return (
    <div className="card preview-links">
      {LOCALES.map((one) => (
        <CopiedField key={one} label={publicationForm.link[one][locale]} url={origin + sharedPreviewPath(token, one)} />
      ))}
    </div>
  )
}

/** Writes a time into its field, as if it were typed. */
function fill(event: MouseEvent<HTMLButtonElement>, name: PlanField, moment: string) {
  const field = event.currentTarget.form?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) return
  event.preventDefault()
  field.value = moment
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}

/** Times that are planned often, for the beginning and the end; only scripts fill them in. */
function Presets() {
  const words = useWords(publicationForm)
  const { publishAt } = useRecordForm().typed
  const labels = { publish_at: words.publishPresets, unpublish_at: words.unpublishPresets }
  const moments = presetsNow(publishAt)
  return (['publish_at', 'unpublish_at'] as const).map((field) => (
    <div key={field} className="cluster-8 items-center needs-scripts" role="group" aria-label={labels[field]}>
      <span className="text-xs text-ink-3">{labels[field]}</span>
      {(['tomorrow', 'sunday'] as const).map((name) => {
        const moment = moments[field][name]
        return (
          moment && (
            <Button key={name} kind="outline" small onClick={(event) => fill(event, field, moment)}>
              <CodedText text={words[name]} />
            </Button>
          )
        )
      })}
    </div>
  ))
}

function presetsNow(publishAt: string): Record<PlanField, Partial<ReturnType<typeof usualMoments>>> {
  const now = new Date()
  return { publish_at: usualMoments(now), unpublish_at: usualEnds(publishAt, now) }
}

/**
 * An article whose printed day lies ahead can be published on that day: the day alone publishes nothing. The button fills
 * the field in; without scripts it schedules.
 */
function DayOffer() {
  const words = useWords(publicationForm)
  const locale = useLocale()
  const { typed } = useRecordForm()
  const day = readFieldDay(typed.date)
  if (day === null || !isAhead(day)) return null
  const moment = morningOf(day)
  if (typed.publishAt === moment) return null

  return (
    <div>
      <Button
        type="submit"
        kind="outline"
        small
        name="intent"
        value={ON_ITS_DAY}
        formNoValidate
        onClick={(event) => fill(event, 'publish_at', moment)}
      >
        {words.onItsDay(formatMoment(readMoment(moment) ?? '', locale) ?? moment)}
      </Button>
    </div>
  )
}

function isAhead(day: string): boolean {
  return day > dayOfInstant(new Date())
}

const REVOKE_FORM = 'revoke-preview-links'

/** Ends the links to a preview. Separate from the record's form, which keeps what is typed there. */
export function RevokeForm({ publication }: { publication: FormPublication | undefined }) {
  const { Form } = useFetcher()
  const next = useOwnPath()
  if (!publication?.name || publication.openLinks.length === 0) return null
  const { kind, id } = publication.name
  return (
    <Form id={REVOKE_FORM} method="post" action={PREVIEW_LINKS_PATH} preventScrollReset>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="next" value={next} />
    </Form>
  )
}
