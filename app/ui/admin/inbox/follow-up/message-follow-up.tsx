import { useId } from 'react'
import { Form } from 'react-router'
import { followUpWords, lostReasons, outcomes } from '#content/admin/requests/follow-up.ts'
import { LOST_REASONS, OUTCOMES } from '#domain/follow-up/follow-up.ts'
import type { FollowUpView } from '#domain/follow-up/follow-up-view.ts'
import { useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { optionsOf, SelectField, TextField } from '#app/ui/base/field/text-field.tsx'
import { FoldedGroup } from '#app/ui/admin/folded-group.tsx'
import { useStaffForm } from '#app/ui/admin/group.tsx'

type MessageFollowUpProps = { followUp: FollowUpView; version: number; isRequest: boolean }

/** When staff want to be reminded, and what became of it. */
export function MessageFollowUp({ followUp, version, isRequest }: MessageFollowUpProps) {
  const words = useWords(followUpWords)
  const names = useWords(outcomes)
  const reminder = useStaffForm('remind')
  const outcome = useStaffForm('outcome')
  const { answeredAt, remindAt } = followUp
  const facts = [
    followUp.outcome && names[followUp.outcome],
    remindAt && words.remind.due(remindAt.replace('T', ' ')),
    answeredAt && `${words.answeredAt}: ${answeredAt}`,
  ]
  const isRefused = [reminder, outcome].some(({ answer }) => answer?.ok === false)
  return (
    <FoldedGroup
      title={words.title}
      fact={facts.filter(Boolean).join(' · ')}
      badge={followUp.isOverdue && <Badge tone="red">{words.overdue}</Badge>}
      isOpen={isRefused}
    >
      <div className="stack-24 fit-260">
        <ReminderForm followUp={followUp} version={version} />
        {isRequest && <OutcomeForm followUp={followUp} version={version} />}
      </div>
    </FoldedGroup>
  )
}

function Hidden({ intent, version }: { intent: string; version: number }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={version} />
    </>
  )
}

function ReminderForm({ followUp, version }: Pick<MessageFollowUpProps, 'followUp' | 'version'>) {
  const words = useWords(followUpWords.remind)
  const { busy, answer } = useStaffForm('remind')
  const id = useId()
  const typed = answer?.ok === false ? answer.values : undefined
  return (
    <Form method="post" preventScrollReset className="follow-up-form" key={`remind-${version}`}>
      <Hidden intent="remind" version={version} />
      <TextField
        id={`${id}-at`}
        label={words.at}
        hint={words.hint}
        type="datetime-local"
        name="remind_at"
        defaultValue={typed?.['remind_at'] ?? followUp.remindAt}
        error={answer?.errors['remind_at']}
      />
      <TextField
        id={`${id}-note`}
        label={words.note}
        name="remind_note"
        defaultValue={typed?.['remind_note'] ?? followUp.remindNote}
        error={answer?.errors['remind_note']}
      />
      <Button type="submit" kind="outline" small busy={busy}>
        {words.change}
      </Button>
    </Form>
  )
}

function OutcomeForm({ followUp, version }: Pick<MessageFollowUpProps, 'followUp' | 'version'>) {
  const words = useWords(followUpWords.outcome)
  const names = useWords(outcomes)
  const { busy, answer } = useStaffForm('outcome')
  const id = useId()
  const typed = answer?.ok === false ? answer.values : undefined
  return (
    <Form method="post" preventScrollReset className="follow-up-form" key={`outcome-${version}`}>
      <Hidden intent="outcome" version={version} />
      <SelectField
        id={`${id}-outcome`}
        label={words.label}
        name="outcome"
        defaultValue={typed?.['outcome'] ?? followUp.outcome ?? ''}
      >
        <option value="">{words.none}</option>
        {optionsOf(OUTCOMES, (outcome) => [outcome, names[outcome]])}
      </SelectField>
      <TextField
        id={`${id}-value`}
        label={words.value}
        name="outcome_value"
        inputMode="decimal"
        dir="ltr"
        defaultValue={typed?.['outcome_value'] ?? followUp.outcomeValue}
        error={answer?.errors['outcome_value']}
      />
      <LostReasonField
        id={`${id}-reason`}
        value={typed?.['lost_reason'] ?? followUp.lostReason}
        error={answer?.errors['lost_reason']}
      />
      <TextField
        id={`${id}-note`}
        label={words.note}
        name="outcome_note"
        defaultValue={typed?.['outcome_note'] ?? followUp.outcomeNote}
        error={answer?.errors['outcome_note']}
      />
      <Button type="submit" kind="outline" small busy={busy}>
        {words.change}
      </Button>
    </Form>
  )
}

function LostReasonField({ id, value, error }: { id: string; value: string; error: string | undefined }) {
  const words = useWords(followUpWords.outcome)
  const reasons = useWords(lostReasons)
  return (
    <SelectField
      id={id}
      label={words.reason}
      hint={words.reasonHint}
      name="lost_reason"
      defaultValue={value}
      error={error}
    >
      <option value="">{words.noReason}</option>
      {optionsOf(LOST_REASONS, (reason) => [reason, reasons[reason]])}
    </SelectField>
  )
}
