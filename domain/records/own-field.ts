import { plainTexts, type Answer, type Field } from './field.ts'
import type { Wire } from './wire.ts'

type FieldParts<Value, Answers, Column> = Pick<Field<Value, Answers, Column>, 'blank' | 'read' | 'texts'> &
  Partial<Field<Value, Answers, Column>> & { answers: Answers; stored: Column }

/** A field of its own kind: what is not said of it is nothing, and its line says what its part of the form says. */
export function field<Value, Answers, const Column>(parts: FieldParts<Value, Answers, Column>) {
  const line = (value: Value) => plainTexts(parts.texts(value))
  return { takes: {}, needs: [], files: {}, line, ...parts }
}

export type Named<Name extends string, Value, Sent> = Record<Name, Answer<Value, Sent>>

export function answers<const Name extends string, Value>(name: Name, wire: Wire<Value>): Named<Name, Value, Value> {
  return { [name]: { wire, of: (value: Value) => value } } as Named<Name, Value, Value>
}
