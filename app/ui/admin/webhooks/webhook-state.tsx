import { webhooksWords } from '#content/admin/systems/webhooks.ts'
import type { Webhook } from '#domain/webhooks/webhook.ts'
import { useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'

const TONES = { on: 'ok', off: 'neutral', paused: 'warn', stopped: 'red' } as const

export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { state } = useWords(webhooksWords)
  const name = stateOf(webhook)
  return <Badge tone={TONES[name]}>{state[name]}</Badge>
}

function stateOf({ active, stoppedAt, failures }: Webhook): keyof typeof TONES {
  if (!active) return 'off'
  if (stoppedAt !== null) return 'stopped'
  return failures > 0 ? 'paused' : 'on'
}
