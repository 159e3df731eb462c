import { Form } from 'react-router'
import { RotateCw } from 'lucide-react'
import { webhooksWords, webhookWords, deliveryErrors, webhookEvents } from '#content/admin/systems/webhooks.ts'
import { webhookEditPath, webhookPath } from '#domain/accounts/staff-paths.ts'
import { pageCount, readPage } from '#domain/catalogue/collection-query.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { success } from '#domain/records/errors.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { formatNumber } from '#domain/text/format.ts'
import type { Delivery } from '#domain/webhooks/delivery.ts'
import { answerForm } from '#app/actions/staff-form.ts'
import { fieldsContext, servicesContext, staffContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import { leadToLastPage } from '#app/loading/part.ts'
import { useWords, useLocale } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { AnswerMessage, Group, useStaffForm } from '#app/ui/admin/group.tsx'
import { CopiedField } from '#app/ui/admin/notice/copied-field.tsx'
import { WebhookState } from '#app/ui/admin/webhooks/webhook-state.tsx'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Pagination } from '#app/ui/base/list/pagination.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import { Table } from '#app/ui/base/list/table.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import type { Route } from './+types/webhook.ts'

export const meta = adminMeta(webhooksWords.title)

const PAGE_SIZE = 50

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const { webhooks } = context.get(servicesContext)
  const page = readPage(url.searchParams)
  const webhook = await webhooks.get(id)
  if (!webhook) throw notFound()
  const [deliveries, total] = await Promise.all([
    webhooks.deliveries({ webhookId: id, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    webhooks.countDeliveries({ webhookId: id }),
  ])
  const pages = pageCount(total, PAGE_SIZE)
  leadToLastPage(page, pages, (last) => addressOf(id, last))
  return { webhook, deliveries, page, pages }
}

function addressOf(id: string, page: number): string {
  return webhookPath(id) + (page > 1 ? `?page=${page}` : '')
}

export async function action(args: Route.ActionArgs) {
  const { id } = args.params
  const { webhooks } = args.context.get(servicesContext)
  const by = args.context.get(staffContext)
  const field = (name: string) => typedOf(args.context.get(fieldsContext), name)
  const { unknown, failed, secret, log, resume } = webhookWords
  const answer = <T,>(intent: string, done: typeof unknown, work: Parameters<typeof answerForm<T>>[1]['work']) =>
    answerForm<T>(args, { intent, words: { done, unknown, failed }, work })
  switch (field('intent')) {
    case 'secret':
      return answer('secret', secret.done, () => webhooks.secret(id, by))
    case 'replay':
      return answer('replay', log.replayed, () => webhooks.replay({ id: field('id'), webhookId: id }, by))
    case 'resume':
      return answer('resume', resume.done, async () => {
        const saved = await webhooks.edit(id, { active: '1' }, by)
        if (saved.ok) return success(undefined)
        return { ok: false, failure: saved.failure.kind === 'stale' ? { kind: 'not-found' } : saved.failure }
      })
    default:
      throw notFound()
  }
}

export default function WebhookPage({ loaderData: { webhook, deliveries, page, pages } }: Route.ComponentProps) {
  const words = useWords(webhookWords)
  const { edit } = useWords(webhooksWords)
  const replayed = useStaffForm('replay').answer
  const resumed = useStaffForm('resume').answer
  const { host } = new URL(webhook.url)
  return (
    <AdminPage
      title={host}
      segment=""
      actions={
        <ButtonLink to={webhookEditPath(webhook.id)} kind="outline" small>
          {edit}
        </ButtonLink>
      }
    >
      <p>
        <WebhookState webhook={webhook} />
      </p>
      <AnswerMessage answer={replayed ?? resumed} />
      <div className="admin-groups">
        {webhook.stoppedAt !== null && (
          <Group title={words.resume.submit} text={words.resume.text}>
            <Form method="post">
              <Button type="submit" name="intent" value="resume" kind="ink">
                {words.resume.submit}
              </Button>
            </Form>
          </Group>
        )}
        <Secret isShown={webhook.isSecretShown} />
        <Group title={words.log.title} text={words.log.text} wide>
          {deliveries.length === 0 ? <p>{words.log.none}</p> : <DeliveryTable deliveries={deliveries} />}
          <Pagination page={page} pages={pages} to={(to) => addressOf(webhook.id, to)} />
        </Group>
      </div>
    </AdminPage>
  )
}

function Secret({ isShown }: { isShown: boolean }) {
  const words = useWords(webhookWords.secret)
  const { busy, answer } = useStaffForm<string>('secret')
  return (
    <Group title={words.title} text={words.text}>
      <AnswerMessage answer={answer} />
      {answer?.result && <CopiedField label={words.title} url={answer.result} />}
      {isShown && <p className="admin-row-quiet">{words.renewText}</p>}
      <Form method="post">
        <Button type="submit" name="intent" value="secret" kind={isShown ? 'outline' : 'ink'} busy={busy}>
          {isShown ? words.renew : words.show}
        </Button>
      </Form>
    </Group>
  )
}

const TONES = { waiting: 'warn', sent: 'ok', failed: 'red' } as const

/** What a webhook was sent, with what came of it; each can be sent again. */
function DeliveryTable({ deliveries }: { deliveries: Delivery[] }) {
  const words = useWords(webhookWords.log)
  const events = useWords(webhookEvents)
  const locale = useLocale()
  const columns = [
    { key: 'at', label: words.columns.at },
    { key: 'event', label: words.columns.event, strong: true },
    { key: 'state', label: words.columns.state },
    { key: 'attempts', label: words.columns.attempts },
    { key: 'answer', label: words.columns.answer },
    { key: 'replay', label: words.replay },
  ]
  const rows = deliveries.map((delivery) => ({
    key: delivery.id,
    at: formatMoment(delivery.at, locale),
    event: (
      <details>
        <summary>{events[delivery.type]}</summary>
        <pre className="webhook-body" dir="ltr" aria-label={words.shown}>
          {JSON.stringify(JSON.parse(delivery.body), null, 2)}
        </pre>
      </details>
    ),
    state: <Badge tone={TONES[delivery.state]}>{words.states[delivery.state]}</Badge>,
    attempts: formatNumber(delivery.attempts, locale),
    answer: <Answer delivery={delivery} />,
    replay: (
      <Form method="post">
        <input type="hidden" name="intent" value="replay" />
        <input type="hidden" name="id" value={delivery.id} />
        <Button type="submit" kind="outline" small aria-label={words.replayNamed(events[delivery.type])}>
          <RotateCw />
          {words.replay}
        </Button>
      </Form>
    ),
  }))
  return <Table caption={words.title} columns={columns} rows={rows} />
}

function Answer({ delivery: { status, error } }: { delivery: Delivery }) {
  const locale = useLocale()
  const text = deliveryErrors[error]?.[locale]
  if (status === null && error === '') return '—'
  return (
    <>
      {status !== null && <Ltr>{status}</Ltr>} {text ?? (status === null && <Ltr>{error}</Ltr>)}
    </>
  )
}
