/** Says for the log how a child process ended that gave no answer. */
export const endedEarly = (code: number | null, signal: NodeJS.Signals | null): Error =>
  new Error(`The process ended without an answer, ${signal ? `by ${signal}` : `with code ${code}`}`)
