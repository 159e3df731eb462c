/** The middle of some figures, and how far they lie apart. */
export type Spread = { median: number; least: number; most: number }

export function spreadOf(figures: number[]): Spread {
  const sorted = figures.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const median = sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
  return { median, least: sorted[0]!, most: sorted.at(-1)! }
}

export function spreadText({ median, least, most }: Spread, digits: number): string {
  return `${median.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`
}

/** How many times the reference something cost, round by round: what else the machine did met both of a round. */
export function ratioOf(figures: number[], reference: number[]): Spread {
  return spreadOf(figures.map((figure, round) => figure / reference[round]!))
}

/** Measures each contender once in every round, in turns. The first rounds warm them and do not count. */
export async function inTurns<T>(rounds: number, contenders: (() => Promise<T>)[], warmUp = 1): Promise<T[][]> {
  const figures: T[][] = contenders.map(() => [])
  for (let round = 1 - warmUp; round <= rounds; round++) {
    for (const [index, measure] of contenders.entries()) {
      const figure = await measure()
      if (round > 0) figures[index]!.push(figure)
    }
  }
  return figures
}
