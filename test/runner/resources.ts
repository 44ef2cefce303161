/** What a test opens and has to close: a server, a browser's context, a temporary folder. */
export type Resource = { close(): unknown } | { stop(): unknown } | (() => unknown)

type Opened = Resource | PromiseLike<Resource>

/** The file, in it the suite, in it the test: what is opened belongs to the innermost. */
const scopes: Opened[][] = []

/**
 * Has a resource closed when the test ends that opens it, however it ends. What a `before` hook
 * opens is closed after its suite, what the module itself opens after the file. Closing must be
 * harmless for a resource that the test has closed itself. In a program that is no test this does
 * nothing: such programs close what they open.
 *
 * @returns the same resource, or the same promise of one
 */
export function use<T extends Opened>(resource: T): T {
  scopes.at(-1)?.push(resource)
  return resource
}

/** @returns what closes all that `use` was given since, the last first, and resolves to the errors */
export function openScope(): () => Promise<unknown[]> {
  const scope: Opened[] = []
  scopes.push(scope)
  return async () => {
    scopes.splice(scopes.indexOf(scope))
    const errors: unknown[] = []
    for (const opened of scope.reverse()) await closeOne(opened).catch(error => errors.push(error))
    return errors
  }
}

async function closeOne(opened: Opened): Promise<void> {
  // One that could not be opened has failed the test already.
  const resource = await Promise.resolve(opened).catch(() => undefined)
  if (!resource) return
  if (typeof resource === 'function') await resource()
  else if ('close' in resource) await resource.close()
  else await resource.stop()
}
