type Type = keyof DocumentEventMap

/**
 * Hears what happens anywhere on the page, after whatever listens to the element itself. React, which listens to the
 * document as well, lets nobody else hear of what happens on a part that it cannot bring to life yet: of that this tells
 * at once.
 */
export function hearAll<T extends Type>(
  type: T,
  hear: (event: DocumentEventMap[T]) => void,
  signal: AbortSignal,
): void {
  document.addEventListener(type, hear, { signal })
  document.addEventListener(type, (event) => event.cancelBubble && hear(event), { signal, capture: true })
}
