import { useEffect, useState } from 'react'
import { inBytes } from '../../../../../admin/ui/in-bytes.ts'
import { useObserved } from '../../../../../ui/observable.ts'
import { createPace, progressOf, timeLeft } from '../sending/progress.ts'
import { isOpen, isUnderWay, type Task } from '../sending/task.ts'
import { queue } from '../uploads.ts'

const pace = createPace()

/** The progress of all uploads, with their actions; nothing while there are none. */
export function ProgressPanel() {
  const { tasks, halt } = useObserved(queue.state, state => state)
  const requested = tasks.filter(({ isExtra }) => !isExtra)
  const [isUnfolded, setUnfolded] = useState(false)
  useTick(requested.some(isUnderWay))
  if (requested.length === 0) return null
  const { files, share, remainingBytes } = progressOf(tasks)
  const isBusy = requested.some(isOpen)
  const seconds = halt ? undefined : pace.secondsFor(remainingBytes)
  const percent = Math.floor(100 * share)
  // The server would refuse a refused file again; another file there is decided beside it.
  const retryable = requested.filter(
    ({ state, isRefused }) => state === 'failed' && !isRefused,
  ).length
  const listedTasks = requested.filter(task => isUnderWay(task) || task.state === 'failed')
  return (
    <section
      className="progress-panel"
      aria-label="Uploads"
      data-unfolded={isUnfolded || undefined}
    >
      <div className="progress-line">
        <p>
          <strong>
            {files.done} of {files.all} files
          </strong>
          <span>
            {isBusy
              ? [
                  `${percent} %`,
                  `${inBytes(remainingBytes)} to go`,
                  stateLabel(tasks, halt, seconds),
                ]
                  .filter(Boolean)
                  .join(' · ')
              : `done${files.failed > 0 ? ` · ${files.failed} failed` : ''}`}
          </span>
        </p>
        <div className="progress-actions">
          {listedTasks.length > 0 && (
            <button
              type="button"
              className="button secondary small progress-fold"
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              Files
            </button>
          )}
          {isBusy && !halt && (
            <button type="button" className="button secondary small" onClick={queue.pause}>
              Pause
            </button>
          )}
          {isBusy && halt && (
            <button type="button" className="button secondary small" onClick={queue.resume}>
              Continue
            </button>
          )}
          {retryable > 0 && (
            <button type="button" className="button secondary small" onClick={queue.retryFailed}>
              Retry {retryable} failed
            </button>
          )}
          <button
            type="button"
            className="button secondary small"
            onClick={() => (isBusy ? queue.cancel() : queue.clear())}
          >
            {isBusy ? 'Cancel' : 'Close'}
          </button>
        </div>
      </div>
      <progress max={1} value={isBusy ? share : 1} aria-label="All uploads" />
      <ul className="progress-files">
        {listedTasks.map(task => (
          <TaskLine key={task.id} task={task} />
        ))}
      </ul>
    </section>
  )
}

function TaskLine({ task }: { task: Task }) {
  const { id, file, state, sent, bytes, fault } = task
  return (
    <li data-state={state}>
      <span className="progress-name">{file.path}</span>
      {state === 'failed' ? (
        <span className="progress-fault">{fault}</span>
      ) : (
        <>
          <progress max={bytes} value={sent} aria-label={file.path} />
          <span>
            {state === 'offline' ? (fault ?? 'waits for the connection') : inBytes(bytes)}
          </span>
          <button type="button" className="link-button" onClick={() => queue.cancel(id)}>
            Cancel<span className="visually-hidden"> {file.path}</span>
          </button>
        </>
      )}
    </li>
  )
}

function stateLabel(
  tasks: readonly Task[],
  halt: 'paused' | 'signed-out' | undefined,
  seconds: number | undefined,
): string | undefined {
  if (halt === 'paused') return 'paused'
  if (halt === 'signed-out') return 'waits until you sign in'
  const waiting = tasks.filter(({ state }) => state === 'offline')
  if (waiting.some(({ fault }) => !fault)) return 'the connection is lost, it goes on by itself'
  if (waiting.length > 0) return 'the site takes no files just now, it goes on by itself'
  return seconds === undefined ? undefined : timeLeft(seconds)
}

/** Draws again each second, as time passes also while no byte moves. */
function useTick(isOn: boolean): void {
  const [, tick] = useState(0)
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => tick(count => count + 1), 1000)
    return () => clearInterval(timer)
  }, [isOn])
}
