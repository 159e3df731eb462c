import type { ReactNode } from 'react'
import { ConfirmationProvider, PasswordField } from '#app/ui/admin/current-password.tsx'
import { MenuFrame } from './export-menu.tsx'

type ConfirmedExportProps = {
  label: string
  hint: string
  action: string
  /** Whether the password was given a little while ago. */
  isConfirmed: boolean
  /** What else is sent, and the buttons. */
  children: ReactNode
}

/** What holds the data of people is had by a plain form that asks for the password: a file comes back, and the page stays. */
export function ConfirmedExport({ label, hint, action, isConfirmed, children }: ConfirmedExportProps) {
  return (
    <MenuFrame label={label} hint={hint}>
      <form method="post" action={action} onSubmit={({ currentTarget }) => setTimeout(() => currentTarget.reset())}>
        <ConfirmationProvider value={isConfirmed}>
          <PasswordField />
        </ConfirmationProvider>
        {children}
      </form>
    </MenuFrame>
  )
}
