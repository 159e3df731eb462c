export type ValueControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** As if it were typed: React hears of no value that is set by way of the element itself. */
export function enterValue(control: ValueControl, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}
