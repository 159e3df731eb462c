import { Bookmark, X } from 'lucide-react'
import { Form } from 'react-router'
import { savedViews } from '#content/admin/requests/inbox-rows.ts'
import { VIEW_NAME_LENGTH, type SavedView } from '#domain/accounts/staff-preferences.ts'
import { useWords } from '#app/locale.ts'
import { AnswerMessage, useStaffForm } from '#app/ui/admin/group.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { ChipLink } from '#app/ui/base/chip.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'

/** Names the list that is shown, for oneself, and forgets the ones that were named. */
export function SavedViews({ saved, path }: { saved: readonly SavedView[]; path: string }) {
  const words = useWords(savedViews)
  const { busy, answer } = useStaffForm('keep-view')
  const dropped = useStaffForm('drop-view').answer
  return (
    <details className="saved-views" key={answer?.ok ? saved.length : 'open'}>
      <summary className="button button-outline button-small">
        <Bookmark />
        {words.keep}
      </summary>
      <div className="saved-views-fields">
        <AnswerMessage answer={answer ?? dropped} />
        <Form method="post" action={path} className="saved-views-form">
          <TextField
            label={words.name}
            name="name"
            maxLength={VIEW_NAME_LENGTH}
            error={answer?.errors['name']}
            required
          />
          <Button type="submit" name="intent" value="keep-view" kind="ink" small busy={busy}>
            {words.submit}
          </Button>
        </Form>
        {saved.map(({ name }) => (
          <Form key={name} method="post" action={path} className="saved-views-form">
            <input type="hidden" name="name" value={name} />
            <bdi>{name}</bdi>
            <button
              type="submit"
              name="intent"
              value="drop-view"
              className="button button-quiet button-icon"
              aria-label={words.drop(name)}
            >
              <X />
            </button>
          </Form>
        ))}
      </div>
    </details>
  )
}

/** What somebody has named of the list, above it. */
export function NamedViews({ path, saved, search }: { path: string; saved: readonly SavedView[]; search: string }) {
  const { label } = useWords(savedViews)
  if (saved.length === 0) return null
  return (
    <nav aria-label={label} className="admin-chips">
      {saved.map((view) => (
        <ChipLink key={view.name} to={path + view.search} on={view.search === search} quiet>
          <Bookmark className="box-16" aria-hidden="true" />
          <bdi>{view.name}</bdi>
        </ChipLink>
      ))}
    </nav>
  )
}

type Option = { value: string }

/** A named view may ask for what is not there any more; of each filter what it asks for, what there is, and its name. */
export function GoneFilters({ asked }: { asked: [value: string | null | undefined, Option[], called?: string][] }) {
  const { gone } = useWords(savedViews)
  return asked.map(([value, options, called = value ?? '']) => {
    if (!value || options.some((option) => option.value === value)) return null
    return (
      <Message key={called} tone="warn">
        {gone(called)}
      </Message>
    )
  })
}
