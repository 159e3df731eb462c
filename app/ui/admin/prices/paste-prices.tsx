import { Form, useNavigation } from 'react-router'
import { priceWords } from '#content/admin/catalogue/prices.ts'
import { PASTING, PASTING_REST, type PricesResult } from '#domain/prices/prices-form.ts'
import type { StaffAnswer } from '#app/actions/staff-form.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { TextArea } from '#app/ui/base/field/text-field.tsx'
import { AnswerMessage, Group } from '#app/ui/admin/group.tsx'
import { PRICES_FORM } from './price-rows.tsx'

type PastePricesProps = {
  answer: StaffAnswer<PricesResult> | undefined
  act: string | undefined
  /** What is pasted is sent with the rows above, whichever button is pressed. */
  hasRows: boolean
}

/** Two columns of a sheet at once. What cannot be saved is named, and stays in the field. */
export function PastePrices({ answer, act, hasRows }: PastePricesProps) {
  const form = hasRows ? PRICES_FORM : undefined
  const words = useWords(priceWords).paste
  const { state, formData } = useNavigation()
  const intent = state === 'idle' ? null : formData?.get('intent')
  const wrong = answer?.result?.wrong ?? []
  const text = answer?.values?.['lines'] ?? ''
  return (
    <Group title={words.title} text={words.text}>
      <AnswerMessage answer={answer} act={act} />
      {wrong.length > 0 && (
        <ul className="prices-wrong">
          {wrong.map(({ line, text: written, reason }) => (
            <li key={line}>
              {words.line(line)}: <bdi className="semibold wrap-anywhere">{written}</bdi> <CodedText text={reason} />
            </li>
          ))}
        </ul>
      )}
      <Form method="post" className="stack-16">
        <TextArea
          key={text}
          name="lines"
          form={form}
          label={words.lines}
          error={answer?.errors['lines']}
          defaultValue={text}
          rows={6}
          dir="ltr"
          spellCheck={false}
        />
        <div className="cluster-12">
          <Button type="submit" form={form} name="intent" value={PASTING} kind="outline" busy={intent === PASTING}>
            {words.submit}
          </Button>
          {wrong.length > 0 && !answer?.ok && (
            <Button
              type="submit"
              form={form}
              name="intent"
              value={PASTING_REST}
              kind="quiet"
              busy={intent === PASTING_REST}
            >
              {words.rest}
            </Button>
          )}
        </div>
      </Form>
    </Group>
  )
}
