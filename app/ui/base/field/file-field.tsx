import { Upload } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react'
import { formLabels } from '#content/form-labels.ts'
import { useWords } from '#app/locale.ts'
import { DropZone } from './drop-zone.tsx'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

type FileFieldProps = FieldFrameProps & ComponentProps<'input'> & { ref?: RefObject<HTMLInputElement | null> }

/** A file field in the words of the page, which takes what is dropped on it. A form without scripts sends it as it is. */
export function FileField({ label, optional, hint, error, isHeading, className, id, ref, ...input }: FileFieldProps) {
  const words = useWords(formLabels).file
  const own = useRef<HTMLInputElement>(null)
  const field = ref ?? own
  const [chosen, setChosen] = useState<string[]>([])
  const [isTooMany, setTooMany] = useState(false)
  const hear = () => {
    setTooMany(false)
    setChosen([...(field.current?.files ?? [])].map(({ name }) => name))
  }
  // A file that was chosen before the page was hydrated.
  useEffect(() => setChosen([...(field.current?.files ?? [])].map(({ name }) => name)), [field])

  function drop(files: File[]) {
    if (files.length > 1 && !input.multiple) return setTooMany(true)
    const dropped = new DataTransfer()
    for (const file of files) dropped.items.add(file)
    field.current!.files = dropped.files
    return field.current!.dispatchEvent(new Event('change', { bubbles: true }))
  }

  return (
    <FieldFrame {...{ label, optional, hint, isHeading, className, id }} error={isTooMany ? words.one : error}>
      {(control) => (
        <DropZone onFiles={drop} className="file-field">
          <span className="file-button button button-small button-outline">
            <Upload aria-hidden="true" />
            <input
              {...control}
              {...input}
              ref={field}
              type="file"
              onChange={(event) => {
                hear()
                input.onChange?.(event)
              }}
            />
            {input.multiple ? words.chooseSome : words.choose}
          </span>
          <span className="file-field-names needs-scripts">
            {chosen.length > 0 ? <bdi>{chosen.join(' · ')}</bdi> : words.drop}
          </span>
        </DropZone>
      )}
    </FieldFrame>
  )
}
