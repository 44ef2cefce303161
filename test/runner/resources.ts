import { AsyncLocalStorage } from 'node:async_hooks'

/** What a test opens and has to close: a server, a browser's context, a temporary folder. */
export type Resource = { close(): unknown } | { stop(): unknown } | (() => unknown)

type Opened = Resource | PromiseLike<Resource>

/** The test or suite that the calling code belongs to, also after it has waited. */
const current = new AsyncLocalStorage<Opened[]>()
let ofFile: Opened[] | undefined

/**
 * Has a resource closed when the test ends that opens it, however it ends. What a `before` hook
 * opens is closed after its suite, what the module itself opens after the file. Closing must be
 * harmless for a resource that the test has closed itself. In a program that is no test this does
 * nothing: such programs close what they open.
 *
 * @returns the same resource, or the same promise of one
 */
export function use<T extends Opened>(resource: T): T {
  const opened = current.getStore() ?? ofFile
  opened?.push(resource)
  return resource
}

export interface Scope {
  /** What `act` gives to `use`, directly or in what it calls, belongs to this scope. */
  run<T>(act: () => T): T
  /** Closes all of it, the last first, and resolves to the errors. */
  close(): Promise<unknown[]>
}

export function createScope(): Scope {
  const opened: Opened[] = []
  return { run: act => current.run(opened, act), close: () => closeAll(opened) }
}

/** Takes what is given to `use` outside of any test or hook, until it is closed. */
export function openFileScope(): Pick<Scope, 'close'> {
  const opened: Opened[] = []
  ofFile = opened
  return { close: () => closeAll(opened) }
}

async function closeAll(opened: Opened[]): Promise<unknown[]> {
  const errors: unknown[] = []
  for (const one of opened.splice(0).reverse())
    await closeOne(one).catch(error => errors.push(error))
  return errors
}

async function closeOne(opened: Opened): Promise<void> {
  // One that could not be opened has failed the test already.
  const resource = await Promise.resolve(opened).catch(() => undefined)
  if (!resource) return
  if (typeof resource === 'function') await resource()
  else if ('close' in resource) await resource.close()
  else await resource.stop()
}
