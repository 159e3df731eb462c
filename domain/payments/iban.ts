/** An IBAN as it is stored: without spaces, in capitals; null where its form or its check digits (ISO 7064, mod 97-10) are wrong. */
export function toStoredIban(typed: string): string | null {
  const iban = typed.replace(/[\s-]/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return null
  if (iban.startsWith('SA') && iban.length !== 24) return null
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n ? iban : null
}

/** In groups of four, as banks print it. */
export function printedIban(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, '$& ')
}
