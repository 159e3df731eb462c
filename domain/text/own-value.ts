/** What a record holds under a name that comes from outside. What every object inherits, `constructor` and the like, is no value of it. */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
