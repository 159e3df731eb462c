import type { FileProblem } from '#domain/sheets/sheet-file.ts'

/** Ends the reading of a file that is not to be read on. */
export class FileRefusal extends Error {
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(problem.code)
    this.problem = problem
  }
}
