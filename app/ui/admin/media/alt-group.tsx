import { Form, useNavigation } from 'react-router'
import { mediaWords } from '#content/admin/media/media.ts'
import { adminForm } from '#content/admin/form.ts'
import { lacksWords, type MediaFile } from '#domain/media/media-file.ts'
import { RECORD_LIMITS } from '#domain/records/record-limits.ts'
import { directionOf, LOCALES } from '#domain/text/locale.ts'
import { useWords } from '#app/locale.ts'
import type { MediaAnswer } from '#app/actions/media-form.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Checkbox } from '#app/ui/base/field/checkbox.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { useMay } from '#app/ui/admin/use-may.tsx'

/** What the picture shows, for those who do not see it. */
export function AltGroup({ file, answer }: { file: MediaFile; answer: MediaAnswer | undefined }) {
  const words = useWords(mediaWords)
  const { languageTag } = adminForm
  const mayWrite = useMay('records.write')
  const { state, formData } = useNavigation()
  const refused = answer?.kind === 'refused' && answer.intent === 'save' ? answer : undefined
  return (
    <Group
      title={words.alt.title}
      text={words.alt.hint}
      badge={lacksWords(file) && <Badge tone="warn">{words.lacksAlt}</Badge>}
    >
      <Form method="post" className="admin-form">
        {LOCALES.map((locale) => (
          <TextField
            key={locale}
            label={`${words.alt.field} (${languageTag[locale]})`}
            name={`alt_${locale}`}
            lang={locale}
            dir={directionOf(locale)}
            maxLength={RECORD_LIMITS.name}
            defaultValue={refused?.typed[`alt_${locale}`] ?? file.alt[locale]}
            error={refused?.errors[`alt_${locale}`]}
            readOnly={!mayWrite}
          />
        ))}
        <Checkbox name="decorative" value="1" defaultChecked={file.isDecorative} disabled={!mayWrite}>
          {words.alt.decorative}
        </Checkbox>
        {mayWrite && (
          <Button
            type="submit"
            name="intent"
            value="save"
            kind="ink"
            busy={state !== 'idle' && formData?.get('intent') === 'save'}
          >
            {words.alt.save}
          </Button>
        )}
      </Form>
    </Group>
  )
}
