/** A start that cannot succeed, for a reason that the operator can change. The message is all that is printed. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

/** Does one step of the start; what goes wrong in it becomes one line that begins with what could not be done. */
export async function startStep<T>(what: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (error instanceof StartFailure) throw error
    throw new StartFailure(`${what}: ${reasonOf(error)}`, { cause: error })
  }
}

/** What an error says in one line. A refused connection comes as several errors without a message of their own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message.split('\n', 1)[0]! : String(error)
}
