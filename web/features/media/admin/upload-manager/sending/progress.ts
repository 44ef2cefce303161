import { counted } from '../../../../../base/counted.ts'
import { isOpen, type Task } from './task.ts'

export interface Progress {
  files: { done: number; failed: number; all: number }
  /** A share from 0 to 1, by bytes. */
  share: number
  /** Bytes still to go, as far as that can be told. */
  remainingBytes: number
}

/**
 * The progress of all files. Photos that are not made smaller yet are estimated by those that are.
 */
export function progressOf(tasks: readonly Task[]): Progress {
  const requested = tasks.filter(({ isExtra }) => !isExtra)
  const shrink = shrinkOf(requested)
  const sizes = requested.map(task => ({
    task,
    bytes: task.isPrepared ? task.bytes : task.bytes * shrink(task),
  }))
  const all = sum(sizes.map(({ bytes }) => bytes))
  const remainingBytes = sum(
    sizes
      .filter(({ task }) => isOpen(task))
      .map(({ task, bytes }) => Math.max(0, bytes - task.sent)),
  )
  const count = (state: Task['state']) => requested.filter(task => task.state === state).length
  return {
    files: { done: count('done'), failed: count('failed'), all: requested.length },
    share: all > 0 ? 1 - remainingBytes / all : 1,
    remainingBytes,
  }
}

function shrinkOf(tasks: readonly Task[]): (task: Task) => number {
  const shrunk = tasks.filter(({ isPrepared, target }) => isPrepared && target.kind === 'image')
  const originalBytes = sum(shrunk.map(({ file }) => file.size))
  const share = originalBytes > 0 ? sum(shrunk.map(({ bytes }) => bytes)) / originalBytes : 1
  return ({ target }) => (target.kind === 'image' ? share : 1)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The speed of the last half minute. */
export function createPace(clock: () => number = Date.now) {
  let samples: { time: number; remainingBytes: number }[] = []
  return {
    /** Seconds until nothing is left; undefined while that cannot be told. */
    secondsFor(remainingBytes: number): number | undefined {
      const time = clock()
      const last = samples.at(-1)
      // An increase of the remaining bytes is another run.
      if (last && remainingBytes > last.remainingBytes) samples = []
      if (!last || time - last.time >= 500) samples.push({ time, remainingBytes })
      samples = samples.filter(sample => time - sample.time < 30_000)
      const [first] = samples
      if (!first || time - first.time < 2000 || first.remainingBytes <= remainingBytes)
        return undefined
      return (
        remainingBytes / ((first.remainingBytes - remainingBytes) / ((time - first.time) / 1000))
      )
    },
  }
}

/** "less than a minute left", "about 12 minutes left". */
export function timeLeft(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return 'less than a minute left'
  if (minutes < 90) return `about ${counted(minutes, 'minute')} left`
  return `about ${Math.round(minutes / 60)} hours left`
}
