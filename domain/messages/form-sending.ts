import { CONSENT_FIELD, KEY_FIELD, SECONDS_FIELD, TRAP_FIELD } from '#domain/records/form-fields.ts'
import { lineOf, type FormFields } from './message-form.ts'

/** Nobody reads and fills a form faster; a browser that fills it by itself is slower than its visitor's click. */
const FASTEST_PERSON_SECONDS = 2

/** How a form was sent, beside what stands in it. */
export type FormSending = { formKey: string | null; isSuspicious: boolean; hasConsented: boolean }

export function readFormSending(fields: FormFields): FormSending {
  const key = lineOf(fields, KEY_FIELD) || lineOf(fields, 'key')
  return {
    formKey: key.length >= 8 && key.length <= 100 ? key : null,
    isSuspicious: lineOf(fields, TRAP_FIELD) !== '' || wasTooFast(lineOf(fields, SECONDS_FIELD)),
    hasConsented: lineOf(fields, CONSENT_FIELD) !== '',
  }
}

function wasTooFast(seconds: string): boolean {
  return seconds !== '' && !(Number(seconds) >= FASTEST_PERSON_SECONDS)
}
