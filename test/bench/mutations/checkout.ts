import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryRoot } from '../../runner/temporary-root.ts'

export type Checkout = Awaited<ReturnType<typeof openCheckout>>

interface Ended {
  isGreen: boolean
  output: string
}

interface RunOptions {
  timeout?: number
  env?: Record<string, string>
}

const MINUTES = 60_000

/**
 * A commit in a temporary folder, where files may be changed and programs run.
 * @param stop ends the program that runs, which then rejects
 */
export async function openCheckout(commit: string, stop: AbortSignal) {
  const root = await mkdtemp(join(await temporaryRoot(), 'mutations-'))
  // A test becomes another user, who has to read the sources.
  await chmod(root, 0o755)
  const folder = join(root, 'checkout')
  const dist = join(folder, 'dist')
  const unchanged = join(root, 'unchanged')
  // Below the root too: what a test leaves when it is ended goes with it.
  const env = { ...process.env, TMPDIR: join(root, 'tmp'), TEST_HANGS_AFTER: '60' }

  const checkout = {
    write: (file: string, text: string) => writeFile(join(folder, file), text),

    /** Runs one of the checkout's TypeScript programs. */
    run: (args: readonly string[], options?: RunOptions) =>
      run(process.execPath, ['--import', 'tsx', ...args], options),

    /** Builds what is not mutated. */
    async buildUnchanged(): Promise<void> {
      const { isGreen, output } = await checkout.run(['build.ts'])
      if (!isGreen) throw new Error(`${commit} does not build:\n${output}`)
      // The types of all files are remembered for the mutated ones.
      if ((await checkout.faultsIn(['build.ts'])).length > 0)
        throw new Error(`${commit} has faults that the check finds`)
    },

    /** Whether dist could be built; the unchanged one is kept for `restoreBuild`. */
    async build(): Promise<boolean> {
      await rename(dist, unchanged)
      return (await checkout.run(['build.ts'], { timeout: 10 * MINUTES })).isGreen
    },

    async restoreBuild(): Promise<void> {
      await rm(dist, { recursive: true, force: true })
      await rename(unchanged, dist)
    },

    /** Where `npm run check` finds faults of types and promises, the latter in some files alone. */
    async faultsIn(files: readonly string[]): Promise<string[]> {
      const program = (name: string) => join('node_modules', '.bin', name)
      const types = await run(program('tsc'), ['--pretty', 'false'])
      const args = ['--type-aware', '--format', 'unix', ...files]
      const promises = await run(program('oxlint'), args)
      const lines = [types, promises].flatMap(({ output }) => output.split('\n'))
      return lines.flatMap(line => /^([^\s:(]+\.tsx?)[:(]\d/.exec(line)?.[1] ?? [])
    },

    close: () => rm(root, { recursive: true, force: true, maxRetries: 10 }),
  }

  try {
    await fill()
    return checkout
  } catch (error) {
    await checkout.close()
    throw error
  }

  async function fill(): Promise<void> {
    await mkdir(folder)
    await mkdir(env.TMPDIR)
    const archive = join(root, 'checkout.tar')
    await run('git', ['-C', process.cwd(), 'archive', '--output', archive, commit])
    await run('tar', ['-xf', archive])
    const verbatim = { recursive: true, verbatimSymlinks: true }
    await cp('node_modules', join(folder, 'node_modules'), verbatim)
  }

  function run(program: string, args: readonly string[], more: RunOptions = {}): Promise<Ended> {
    const { timeout = 0, env: added } = more
    const all = { ...env, ...added }
    const options = { cwd: folder, env: all, timeout, signal: stop, maxBuffer: Infinity }
    return new Promise((resolve, reject) => {
      execFile(program, args, options, (error, printed, faults) => {
        if (stop.aborted) reject(stop.reason)
        else resolve({ isGreen: !error, output: printed + faults })
      })
    })
  }
}
