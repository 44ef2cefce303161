import { type Test, suite as uvuSuite } from 'uvu'
import { Assertion } from 'uvu/assert'
import { reports } from './events.ts'
import { describeFailure } from './failure.ts'
import { createScope } from './resources.ts'

export type { Test } from 'uvu'
export { use } from './resources.ts'

type Handler<Context> = Parameters<Test<Context>>[1]

/** A suite of uvu, and how far it got. */
export interface Suite {
  name: string
  /** Whether its `run()` was called. */
  isQueued: boolean
}

/** All suites of the file that is being run; the runner empties it. */
export const suites: Suite[] = []

/**
 * As uvu's `suite`, with three differences: a failure is reported when it happens, an error in a
 * hook fails what the hook belongs to and nothing else, and what tests give to `use` is closed.
 */
export function suite<Context = Record<string, unknown>>(
  name: string,
  context?: Context,
): Test<Context> {
  const registered: Suite = { name, isQueued: false }
  suites.push(registered)
  const inner = uvuSuite<Context>(name, context)
  const beforeEach: Handler<Context>[] = []
  const afterEach: Handler<Context>[] = []
  const scope = createScope()
  let unusable: unknown

  const guarded = (hook: Handler<Context>, title: string): Handler<Context> => {
    const registered = new Error(title)
    return async given => {
      try {
        await scope.run(() => hook(given))
      } catch (error) {
        if (title === 'before') unusable ??= error
        fail(`${name} › ${title} hook`, [error], registered)
      }
    }
  }

  const asTest = (title: string, handler: Handler<Context>): Handler<Context> => {
    const registered = new Error(title)
    return async given => {
      reports.emit('event', { kind: 'started', title: `${name} › ${title}` })
      const own = createScope()
      const errors: unknown[] = []
      try {
        if (unusable) throw new Error('not run, since the before hook of its suite failed')
        for (const hook of beforeEach) await own.run(() => hook(given))
        await own.run(() => handler(given))
      } catch (error) {
        errors.push(error)
      }
      for (const hook of afterEach) {
        await (async () => hook(given))().catch(error => errors.push(error))
      }
      errors.push(...(await own.close()))
      if (errors.length === 0) reports.emit('event', { kind: 'passed' })
      else fail(`${name} › ${title}`, errors, registered)
      // Without the runner, uvu reports it.
      if (errors.length > 0) throw printable(errors[0])
    }
  }

  const before = Object.assign((hook: Handler<Context>) => inner.before(guarded(hook, 'before')), {
    each: (hook: Handler<Context>) => void beforeEach.push(hook),
  })
  const after = Object.assign((hook: Handler<Context>) => inner.after(guarded(hook, 'after')), {
    each: (hook: Handler<Context>) => void afterEach.push(hook),
  })
  const run = () => {
    registered.isQueued = true
    const place = new Error(name)
    inner.after(async () => {
      const errors = await scope.close()
      if (errors.length > 0) fail(`${name} › closing its resources`, errors, place)
    })
    inner.run()
  }
  const test = (title: string, handler: Handler<Context>) => inner(title, asTest(title, handler))
  const only: typeof test = (title, handler) => inner.only(title, asTest(title, handler))
  return Object.assign(test, { only, skip: inner.skip, before, after, run })
}

/**
 * An error that uvu can print. Of one that has other details than a text, or is no Error, it makes an
 * error of its own, which ends the suite before its further tests.
 */
function printable(error: unknown): Error {
  if (error instanceof Assertion) return error
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  return Object.assign(new Error(message), { stack })
}

function fail(title: string, errors: unknown[], registered: Error): void {
  const failures = errors.map(error => describeFailure(title, error, registered))
  reports.emit('event', { kind: 'failed', failures })
}
