import type { Checkout } from './checkout.ts'

/** The first failure of each test file that failed, by the file. */
export type Failures = ReadonlyMap<string, string>

/** Runs test files, each to its end. */
export async function failuresIn(checkout: Checkout, files: readonly string[]): Promise<Failures> {
  // Without a name the runner would take all files.
  if (files.length === 0) return new Map()
  const { isGreen, output } = await checkout.run(['test/run.ts', ...files])
  return isGreen ? new Map() : failuresOf(output, files)
}

/** The failures that the runner prints; all files fail where it ends before it has run them. */
export function failuresOf(output: string, files: readonly string[]): Failures {
  const failed = [...output.matchAll(/^\d+ of \d+ {2}(\S+) .* FAILED /gm)].map(
    ([, file = '']) => file,
  )
  const hasEnded = /^\d+ passed, \d+ failed$/m.test(output)
  const titles = [...output.matchAll(/^FAIL {2}(.*)\n +([^\s:]+)/gm)]
  const titleOf = (file: string) => titles.find(([, , place]) => place === file)?.[1]
  if (!hasEnded) return new Map(files.map(file => [file, 'the runner itself']))
  return new Map(failed.map(file => [file, titleOf(file) ?? 'failed']))
}
