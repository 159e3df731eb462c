import { type StepOutcome, toOutcome } from './outcome.ts'
import type { CommandResult } from './command.ts'

/** How many of the slowest tests a run names at its end. */
const SLOWEST = 20
/** Seconds; quicker ones are not worth a line. */
const SLOW = 0.5

export class TestRun {
  #passed = 0
  #failed = 0
  readonly #started = performance.now()
  readonly #tests: StepOutcome['tests'] = []

  /** Answers whether all of it passed. */
  async step(name: string, run: () => Promise<StepOutcome>): Promise<boolean> {
    console.log(`${name}…`)
    const start = performance.now()
    const { passed, failed, said, tests } = await run().catch(asFailure)
    this.#passed += passed
    this.#failed += failed
    this.#tests.push(...tests)
    if (failed > 0) console.log(`\n${said}\n`)
    console.log(`  ${name}: ${passed} passed, ${failed} failed (${secondsSince(start)} s)`)
    return failed === 0
  }

  /** One thing that holds or does not. */
  check(name: string, run: () => Promise<CommandResult>): Promise<boolean> {
    return this.step(name, async () => toOutcome(await run()))
  }

  /** Says what took longest and the totals. Answers the exit code. */
  end(): 0 | 1 {
    const slow = this.#tests.filter(({ seconds }) => seconds >= SLOW)
    const slowest = slow.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
    if (slowest.length > 0) console.log('\nThe slowest tests:')
    for (const { seconds, place, title } of slowest) {
      console.log(`${seconds.toFixed(1).padStart(6)} s  ${place}  ${title}`)
    }
    console.log(`\nAll of it took ${secondsSince(this.#started)} s.`)
    console.log(`${this.#passed} passed, ${this.#failed} failed`)
    return this.#failed === 0 ? 0 : 1
  }
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1)
}

function asFailure(error: unknown): StepOutcome {
  return toOutcome({ ok: false, output: error instanceof Error ? error.message : String(error) })
}
