/**
 * What a run of the tests needs: `npm run check`, `npm run build` and a browser, side by side, a line
 * each.
 */
import { spawn } from 'node:child_process'

/** Milliseconds between two lines of a step, so that it does not look as if it hangs. */
const SILENCE = 10_000

interface Step {
  name: string
  command: string[]
}

const steps: Step[] = [
  { name: 'format, lint and types', command: ['npm', 'run', 'check'] },
  { name: 'build', command: ['npm', 'run', 'build'] },
  { name: 'browser', command: ['npx', 'tsx', 'test/support/install-chromium.ts'] },
]

const results = await Promise.all(steps.map(run))
process.exit(results.every(Boolean) ? 0 : 1)

/** Prints a line when the step has ended, and its output if it failed. */
function run({ name, command: [command = '', ...args] }: Step): Promise<boolean> {
  const begun = performance.now()
  const elapsed = () => `${((performance.now() - begun) / 1000).toFixed(0)} s`
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', text => {
      output += text
    })
  }
  const timer = setInterval(() => console.log(`${name}: running for ${elapsed()}`), SILENCE)
  return new Promise(resolve => {
    child.on('close', code => {
      clearInterval(timer)
      console.log(`${name}: ${code === 0 ? 'done' : 'FAILED'} after ${elapsed()}`)
      if (code !== 0) console.log(output.trimEnd())
      resolve(code === 0)
    })
  })
}
