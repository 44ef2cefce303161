import type { Checkout } from './checkout.ts'

/** The first failure of a run of tests. */
export interface Failure {
  file: string
  title: string
}

/**
 * Runs test files up to the first failure that comes again when its file is run once more. One
 * that doesn't is the machine's, and its file is left out.
 */
export async function failureIn(
  checkout: Checkout,
  files: readonly string[],
): Promise<Failure | undefined> {
  const failure = await runOnce(checkout, files)
  if (!failure || (await runOnce(checkout, [failure.file]))) return failure
  return failureIn(
    checkout,
    files.filter(file => file !== failure.file),
  )
}

async function runOnce(checkout: Checkout, files: readonly string[]): Promise<Failure | undefined> {
  const [file] = files
  // Without a name the runner would take all files.
  if (file === undefined) return undefined
  const { isGreen, output } = await checkout.run(['test/run.ts', '--bail', ...files])
  if (isGreen) return undefined
  // The runner imports a few sources itself.
  return failureOf(output) ?? { file, title: 'the runner itself' }
}

/** What the runner prints of the first that failed. */
export function failureOf(output: string): Failure | undefined {
  const [, title, file] = /^FAIL {2}(.*)\n +([^\s:]+)/m.exec(output) ?? []
  return title && file ? { title, file } : undefined
}
