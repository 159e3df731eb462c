import { Form, useNavigation } from 'react-router'
import { mediaWords } from '#content/admin/media/media.ts'
import { adminForm } from '#content/admin/form.ts'
import { lacksWords, type MediaFile } from '#domain/media/media-file.ts'
import { FOCUSES, MIDDLE, type Picture as PictureFile } from '#domain/site/picture.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { directionOf, LOCALES } from '#domain/text/locale.ts'
import { useWords } from '#app/locale.ts'
import type { MediaAnswer } from '#app/actions/media-form.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Checkbox, Radio } from '#app/ui/base/field/checkbox.tsx'
import { Picture } from '#app/ui/base/picture/picture.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { useMay } from '#app/ui/admin/use-may.tsx'

/** Shapes in which the site crops pictures. */
const CROPS = ['wide', 'square', 'tall'] as const

type ShownFile = MediaFile & { picture: PictureFile | null }

/** The alternative texts of the picture, and its focal point. */
export function AltGroup({ file, answer }: { file: ShownFile; answer: MediaAnswer | undefined }) {
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
        <FocusField file={file} mayWrite={mayWrite} />
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

/** Nine points on the picture, one of which stays in sight, and what each shape of the site then shows. */
function FocusField({ file, mayWrite }: { file: ShownFile; mayWrite: boolean }) {
  const words = useWords(mediaWords).focus
  const whole = file.picture && { ...file.picture, focus: MIDDLE }
  return (
    <fieldset className="stack-8">
      <legend className="field-label">{words.label}</legend>
      <p className="field-hint">{words.hint}</p>
      <div className="media-focus">
        {whole && <Picture picture={whole} alt="" sizes="320px" />}
        <div className="media-focus-points">
          {FOCUSES.map((focus) => (
            <Radio
              key={focus}
              name="focus"
              value={focus}
              defaultChecked={file.focus === focus}
              disabled={!mayWrite}
              aria-label={words.points[focus]}
            >
              {null}
            </Radio>
          ))}
        </div>
      </div>
      {whole && (
        <div className="media-crops">
          {CROPS.map((crop) => (
            <figure key={crop} className={`media-crop-${crop}`}>
              <Picture picture={whole} alt="" sizes="160px" />
              <figcaption className="field-hint">{words.crops[crop]}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </fieldset>
  )
}
