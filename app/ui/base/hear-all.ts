type Type = keyof DocumentEventMap

/**
 * Hears what happens anywhere on the page, after whatever listens to the element itself. React, which listens to the
 * document as well, lets nobody else hear of what happens on a part that it cannot bring to life yet: of that this tells
 * at once.
 */
export function hearAll<T extends Type>(
  type: T,
  hear: (event: DocumentEventMap[T]) => void,
  options: { signal: AbortSignal; passive?: boolean },
): void {
  document.addEventListener(type, hear, options)
  document.addEventListener(type, (event) => event.cancelBubble && hear(event), { ...options, capture: true })
}
