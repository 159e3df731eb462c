/**
 * What stands under one name of a call or an answer, in the terms of JSON Schema, which OpenAPI speaks too. The type
 * says the same to the compiler and is never there at run time.
 */
export type Wire<Value = unknown> = Readonly<Record<string, unknown>> & { readonly type_?: Value }

/** What answers are made of. */
export const TEXT: Wire<string> = { type: 'string' }
export const TEXT_OR_NONE: Wire<string | null> = { type: ['string', 'null'] }
export const TEXTS: Wire<string[]> = { type: 'array', items: TEXT }
export const NUMBER: Wire<number> = { type: 'number' }
export const NUMBER_OR_NONE: Wire<number | null> = { type: ['number', 'null'] }
export const FLAG: Wire<boolean> = { type: 'boolean' }

/** The same with a sentence for whoever reads the document of the API. */
export function about<Value>(wire: Wire<Value>, description: string | undefined): Wire<Value> {
  return description === undefined ? wire : { ...wire, description }
}

/**
 * What calls may send. They describe and let everything through: what is in a field is judged by the reader of the
 * record, in the caller's language and beside the field.
 */
export function sentText(maxLength: number, description?: string): Wire {
  return about({ type: 'string', maxLength }, description)
}

export function sentNumber(description?: string): Wire {
  return about({ type: ['number', 'string'] }, description)
}

export function sentFlag(description?: string): Wire {
  return about({ type: ['boolean', 'string'] }, description)
}

export function sentChoice(choices: readonly string[], description: string): Wire {
  return { type: 'string', enum: choices, description }
}

export function sentFile(description: string): Wire {
  return { type: 'string', format: 'binary', description }
}

export function sentFiles(description: string): Wire {
  return { type: 'array', items: { type: 'string', format: 'binary' }, description }
}

/** A list: as JSON, as a JSON text, or as a plain text in the way that the description says. */
export function sentList(description?: string): Wire {
  return about({ type: ['array', 'string'] }, description)
}

/** A record: as JSON, or as a JSON text. */
export function sentRecord(description: string): Wire {
  return { type: ['object', 'string'], description }
}
