import { Check } from 'lucide-react'
import { componentsPage, samples } from '#content/components-page.ts'
import { useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Checkbox, Radio } from '#app/ui/base/field/checkbox.tsx'
import { Chip, ChipButton, ChipLink } from '#app/ui/base/chip.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { SelectField } from '#app/ui/base/field/select-field.tsx'
import { TextArea } from '#app/ui/base/field/text-area.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { Row } from './row.tsx'

export function FieldRows() {
  const { rows, words, accents } = useWords(componentsPage)
  return (
    <>
      <Row title={rows.fields}>
        <div className="grid w-full items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <TextField label={words.firstName} name="firstName" required />
          <TextField
            label={words.mobile}
            name="phone"
            optional
            ltr
            hint={words.mobileHint}
            placeholder={samples.mobile}
          />
          <TextField label={words.email} name="email" ltr defaultValue="khaled@" error={words.emailError} />
          <SelectField label={words.category} name="category" defaultValue="sealants">
            {accents.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField label={words.firstName} name="disabledName" defaultValue={words.name} disabled />
          <TextArea label={words.details} name="details" optional className="sm:col-span-2" />
        </div>
      </Row>
      <Row title={rows.choices}>
        <fieldset className="flex flex-wrap gap-6">
          <Checkbox name="brand" defaultChecked>
            {words.iberseal}
          </Checkbox>
          <Checkbox name="brand">{words.masar}</Checkbox>
          <Checkbox name="brand" disabled>
            {words.disabled}
          </Checkbox>
          <Radio name="sort" defaultChecked>
            {words.newest}
          </Radio>
          <Radio name="sort">{words.byName}</Radio>
        </fieldset>
        <fieldset className="w-70">
          <Checkbox name="category" end={14}>
            <span className="accent-dot" data-accent={3} />
            {accents[2]?.name}
          </Checkbox>
        </fieldset>
      </Row>
      <Row title={rows.chips}>
        <ChipLink to="/dev/components" removable>
          {accents[2]?.name}
        </ChipLink>
        <ChipButton on>{words.all}</ChipButton>
        <ChipButton accent={4}>{accents[3]?.name}</ChipButton>
        <ChipLink to="/dev/components" quiet>
          <Ltr>{samples.otherCode}</Ltr>
        </ChipLink>
        <Chip>
          <Ltr>{samples.standard}</Ltr>
        </Chip>
        <Badge>{words.technical}</Badge>
        <Badge tone="ok">
          <Check />
          {words.sent}
        </Badge>
        <Badge tone="warn">{words.missing}</Badge>
        <Badge tone="red">{words.failed}</Badge>
        <span className="rounded-lg bg-acc-d p-2" data-accent={6}>
          <Badge tone="white">{words.new}</Badge>
        </span>
      </Row>
    </>
  )
}
