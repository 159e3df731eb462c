import { accountWords } from '#content/admin/account.ts'
import { useWords } from '#app/locale.ts'
import { Ltr } from '#app/ui/base/ltr.tsx'

export function RecoveryCodes({ codes }: { codes: string[] }) {
  const words = useWords(accountWords.recovery)
  return (
    <div className="admin-codes">
      <h3>{words.title}</h3>
      <p className="admin-group-text">{words.text}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <Ltr className="admin-key">{code}</Ltr>
          </li>
        ))}
      </ul>
    </div>
  )
}
