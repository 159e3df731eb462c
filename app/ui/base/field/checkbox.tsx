import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#app/ui/base/class-names.ts'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  children: ReactNode
  /** At the far end of the row: a count. */
  end?: ReactNode
}

export function Checkbox(props: ChoiceProps) {
  return <Choice type="checkbox" {...props} />
}

export function Radio(props: ChoiceProps) {
  return <Choice type="radio" {...props} />
}

function Choice({ children, end, className, ...input }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={classNames('choice', className)}>
      <input {...input} />
      <span className="choice-label">{children}</span>
      {end !== undefined && <span className="choice-end">{end}</span>}
    </label>
  )
}
