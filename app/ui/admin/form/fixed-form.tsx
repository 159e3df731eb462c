import type { ReactNode } from 'react'
import { adminForm } from '#content/admin/form.ts'
import { useWords } from '#app/locale.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { VersionsLink } from '#app/ui/admin/versions/versions-link.tsx'
import { RecordFormProvider, type RecordFormContext } from './record-form-context.ts'
import { StateBadges } from './publication/state-badges.tsx'
import { typedDays } from './use-form-look.ts'
import type { RecordFormOptions } from './use-record-form.ts'

type FixedFormProps = Pick<RecordFormOptions, 'values' | 'publication'> & {
  title: string
  name?: string
  segment?: string | undefined
  cancelTo: string
  children: ReactNode
}

/** The form of a record for those who may read it and not change it: the same fields, and no buttons. */
export function FixedForm({ title, name, segment, values, publication, cancelTo, children }: FixedFormProps) {
  const { readOnly, back } = useWords(adminForm)
  const parts: RecordFormContext = { ...FIXED, saved: values, start: values, publication, typed: typedDays(values) }
  return (
    <RecordFormProvider value={parts}>
      <AdminPage
        title={title}
        name={name}
        segment={segment}
        badge={
          <>
            <StateBadges />
            <VersionsLink />
          </>
        }
        actions={
          <ButtonLink to={cancelTo} kind="outline" small>
            {back}
          </ButtonLink>
        }
      >
        <Message tone="warn">{readOnly}</Message>
        <fieldset disabled className="fixed-form">
          {children}
        </fieldset>
      </AdminPage>
    </RecordFormProvider>
  )
}

const FIXED = {
  isFixed: true,
  beginning: 0,
  errors: {},
  gaps: {},
  state: 'saved',
  intent: '',
  touch() {},
  await() {},
} as const
