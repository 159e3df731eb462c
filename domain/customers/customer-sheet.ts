import type { FormFields } from '#domain/messages/message-form.ts'
import { inItsScript } from './customer.ts'

/** A name without a language is of the language that it is written in. */
export function customerRow({ name, company, ...fields }: Record<string, string>): FormFields {
  const named = (key: string, text = '') => {
    const { ar, en } = inItsScript(text)
    return { ...(ar && { [`${key}_ar`]: ar }), ...(en && { [`${key}_en`]: en }) }
  }
  return { ...named('name', name), ...named('company', company), ...fields }
}
