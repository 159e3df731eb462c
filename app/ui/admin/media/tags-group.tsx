import { Form, useNavigation } from 'react-router'
import { mediaWords } from '#content/admin/media/media.ts'
import { TAG_LIMITS, tagsText } from '#domain/media/tags.ts'
import type { MediaFile } from '#domain/media/media-file.ts'
import type { MediaAnswer } from '#app/actions/media-form.ts'
import { useWords } from '#app/locale.ts'
import { Group } from '#app/ui/admin/group.tsx'
import { useMay } from '#app/ui/admin/use-may.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'

/** The words that the file is sorted by. */
export function TagsGroup({ file, answer }: { file: MediaFile; answer: MediaAnswer | undefined }) {
  const words = useWords(mediaWords).tags
  const mayWrite = useMay('records.write')
  const { state, formData } = useNavigation()
  const refused = answer?.kind === 'refused' && answer.intent === 'tags' ? answer : undefined
  return (
    <Group title={words.title} text={words.text}>
      <Form method="post" className="admin-form">
        <TextField
          label={words.title}
          name="tags"
          dir="auto"
          hint={words.hint}
          maxLength={TAG_LIMITS.text}
          defaultValue={refused?.typed['tags'] ?? tagsText(file.tags)}
          error={refused?.errors['tags']}
          readOnly={!mayWrite}
        />
        {mayWrite && (
          <Button
            type="submit"
            name="intent"
            value="tags"
            kind="ink"
            busy={state !== 'idle' && formData?.get('intent') === 'tags'}
          >
            {words.save}
          </Button>
        )}
      </Form>
    </Group>
  )
}
