import { type FormFields, lineOf } from '#domain/fields/form-values.ts'
import { isEmail } from './email.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { MOST_LENGTH, CONSENT_FIELD, KEY_FIELD, SECONDS_FIELD, TRAP_FIELD } from './form-fields.ts'

export type FieldProblem = 'missing' | 'too-long' | 'email-invalid' | 'reach-missing'
export type FieldProblems = Record<string, FieldProblem>

export type FormReading<Content> = { ok: true; content: Content } | { ok: false; problems: FieldProblems }

export function emailOf(fields: FormFields): string {
  return toLatinDigits(lineOf(fields, 'email'))
}

/** The path of the page with the form; '' where it is none. */
export function pagePathOf(fields: FormFields): string {
  const path = lineOf(fields, 'page')
  return /^\/[^\s/\\][^\s\\]{0,498}$|^\/$/.test(path) ? path : ''
}

/** Content whose required fields are filled, whose e-mail address can be answered and whose texts can be kept. */
export function checked<Content extends Record<string, string>>(
  content: Content,
  { required, blocks }: { required: (keyof Content)[]; blocks: (keyof Content)[] },
): FormReading<Content> {
  const problems: FieldProblems = {}
  for (const [name, value] of Object.entries(content)) {
    const most = blocks.includes(name) ? MOST_LENGTH.text : name === 'email' ? MOST_LENGTH.email : MOST_LENGTH.line
    const problem = problemOf(name, value, required.includes(name), most)
    if (problem) problems[name] = problem
  }
  return Object.keys(problems).length === 0 ? { ok: true, content } : { ok: false, problems }
}

function problemOf(name: string, value: string, isRequired: boolean, most: number): FieldProblem | null {
  if (value === '') return isRequired ? 'missing' : null
  if (value.length > most) return 'too-long'
  return name === 'email' && !isEmail(value) ? 'email-invalid' : null
}

/** Nobody reads and fills a form faster; a browser that fills it by itself is slower than its visitor's click. */
const FASTEST_PERSON_SECONDS = 2

/** How a form was sent, beside its values. */
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
