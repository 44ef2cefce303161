import { relative } from 'node:path'
import type { Failure } from './events.ts'
import { createWorker, type Runner, type Worker } from './worker-process.ts'

export interface FileResult {
  /** Relative to the working directory. */
  file: string
  passed: number
  /** One per failed test, hook or file. */
  failures: Failure[][]
  /** The output of its tests. */
  output: string
  seconds: number
}

export interface RunOptions extends Pick<Runner, 'browser' | 'hangsAfter'> {
  workers: number
  onStart(file: string): void
  /** Called when a test, hook or file fails. */
  onFailure(file: string, failures: Failure[]): void
  onResult(result: FileResult): void
  /** Environment of the workers, in addition to that of this process. */
  env?: Record<string, string>
}

/** Runs files side by side, in their order; each worker takes the next when it has ended one. */
export async function runFiles(files: readonly string[], options: RunOptions): Promise<void> {
  const waiting = [...files]
  const workers = Array.from({ length: Math.min(options.workers, files.length) }, () =>
    createWorker(options.env),
  )
  const endAll = () => {
    for (const worker of workers) worker.end()
  }
  process.once('exit', endAll)
  const work = async (worker: Worker) => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      options.onResult(await runFile(file, worker, options))
    }
    worker.end()
  }
  await Promise.all(workers.map(work))
  process.off('exit', endAll)
}

async function runFile(path: string, worker: Worker, options: RunOptions): Promise<FileResult> {
  const result: FileResult = {
    file: relative(process.cwd(), path),
    passed: 0,
    failures: [],
    output: '',
    seconds: 0,
  }
  const fail = (failures: Failure[]) => {
    result.failures.push(failures)
    options.onFailure(result.file, failures)
  }
  options.onStart(result.file)
  const start = performance.now()
  let running = 'before its first test'
  const outcome = await worker.run(path, {
    ...options,
    onEvent(event) {
      if (event.kind === 'printed') result.output += event.text
      if (event.kind === 'started') running = `in “${event.title}”`
      if (event.kind === 'passed') result.passed += 1
      if (event.kind === 'failed') fail(event.failures)
      if (event.kind === 'passed' || event.kind === 'failed') running = `after ${running.slice(3)}`
    },
  })
  result.seconds = (performance.now() - start) / 1000
  if (outcome === 'hangs') {
    const message = `nothing happened for ${options.hangsAfter / 1000} s ${running}`
    fail([{ title: `${result.file} hangs and was ended`, message }])
  }
  if (outcome === 'died' && result.failures.length === 0) {
    fail([{ title: `${result.file} ended its process`, message: running }])
  }
  return result
}
