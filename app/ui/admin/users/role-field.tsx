import { usersWords } from '#content/admin/users.ts'
import { STAFF_ROLES, type Role } from '#domain/accounts/permissions.ts'
import { useWords } from '#app/locale.ts'
import { optionsOf, SelectField } from '#app/ui/base/field/text-field.tsx'
import { Badge } from '#app/ui/base/badge.tsx'

/** The lesser rights first: more are given on purpose. */
export function RoleField({ chosen = 'viewer', error }: { chosen?: string; error?: string }) {
  const words = useWords(usersWords)
  return (
    <SelectField label={words.add.role} name="role" defaultValue={chosen} error={error}>
      {optionsOf(STAFF_ROLES.toReversed(), (role) => [role, words.roles[role]])}
    </SelectField>
  )
}

/** What an account or a token may be; marked where that is nothing. */
export function RoleBadge({ role }: { role: Role }) {
  const { roles, noRole } = useWords(usersWords)
  return role === null ? <Badge tone="warn">{noRole}</Badge> : <Badge>{roles[role]}</Badge>
}
