import { RotateCw } from 'lucide-react'
import { Form } from 'react-router'
import { deliveryErrors, webhookEvents, webhookWords } from '#content/admin/systems/webhooks.ts'
import { formatMoment } from '#domain/text/format-instant.ts'
import { formatNumber } from '#domain/text/format.ts'
import type { Delivery } from '#domain/webhooks/delivery.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Table } from '#app/ui/base/list/table.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'

const TONES = { waiting: 'warn', sent: 'ok', failed: 'red' } as const

/** What a webhook was sent, with what came of it; each can be sent again. */
export function DeliveryTable({ deliveries }: { deliveries: Delivery[] }) {
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
