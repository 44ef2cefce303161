/** The message of a rejection; 'none' where there is none. */
export const messageOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'none',
    error => error.message,
  )
