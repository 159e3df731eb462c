import { fieldLabel } from '#content/admin/record-fields.ts'
import { markedQuestions } from '#content/admin/marked.ts'
import { MOST_CHANGES, type ChangesToCome as Changes } from '#domain/records/lists/changes-to-come.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { ComparedParts } from '#app/ui/admin/versions/compared-field.tsx'

/** The first records that would become others: what is taken away, and what stands in its place. */
export function ChangesToCome({ changes, names }: Changes) {
  const words = useWords(markedQuestions)
  const locale = useLocale()
  return (
    <section className="changes-to-come">
      <h3>{changes.length < MOST_CHANGES ? words.changes : words.firstOf(MOST_CHANGES)}</h3>
      <ul>
        {changes.map(({ kind, name, fields }, index) => (
          <li key={`${index} ${name.en}`}>
            <bdi>{name[locale]}</bdi>
            {fields.map((field) => (
              <ComparedParts
                key={field.key}
                {...{ kind, field, names }}
                all={false}
                label={fieldLabel(kind, field.key)?.[locale] ?? field.key}
              />
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
