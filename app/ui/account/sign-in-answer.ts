/** What became of a step of signing in, where it did not go on. */
export type SignInAnswer = { message?: string; email?: string; emailProblem?: string; codeProblem?: string }
