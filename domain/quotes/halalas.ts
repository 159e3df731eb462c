/** Money is whole halalas within and a decimal text with two places outside: `609.60`. */
export function moneyText(halalas: bigint): string {
  const digits = halalas.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The quotient of two whole numbers that are not negative, half of one rounded up. */
export function dividedHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor)
}
