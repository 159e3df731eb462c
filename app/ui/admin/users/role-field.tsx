import { usersWords } from '#content/admin/users.ts'
import { STAFF_ROLES } from '#domain/accounts/permissions.ts'
import { useWords } from '#app/locale.ts'
import { SelectField } from '#app/ui/base/field/select-field.tsx'

/** The lesser rights first: more are given on purpose. */
export function RoleField({ chosen = 'viewer', error }: { chosen?: string; error?: string }) {
  const words = useWords(usersWords)
  return (
    <SelectField label={words.add.role} name="role" defaultValue={chosen} error={error}>
      {STAFF_ROLES.toReversed().map((role) => (
        <option key={role} value={role}>
          {words.roles[role]}
        </option>
      ))}
    </SelectField>
  )
}
