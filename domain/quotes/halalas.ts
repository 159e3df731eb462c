/** Money is whole halalas within and a decimal text with two places outside: `609.60`. */
export function moneyText(halalas: bigint): string {
  const digits = halalas.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export function halalasOf(money: string): bigint {
  return BigInt(money.replace('.', ''))
}

/** The quotient of two whole numbers that are not negative, half of one rounded up. */
export function dividedHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor)
}

/** Money as people read it: `1250.50` is `1,250.50` in both languages. */
export function groupedMoney(text: string): string {
  return text.replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',')
}
