import { observable } from '../../../../../ui/observable.ts'
import type { ChosenFile } from '../files/chosen-file.ts'
import { fingerprintOf } from '../files/chosen-file.ts'
import { type UploadTarget, versionIn } from '../placement/name-index.ts'
import {
  NetworkError,
  RejectedError,
  ServerBusyError,
  SlotChangedError,
  UnauthorizedError,
} from './faults.ts'
import type { Send, UploadRequest } from './send.ts'
import { isOpen, isUnderWay, type Task } from './task.ts'

export interface QueueState {
  tasks: readonly Task[]
  /** The reason of a halt: paused by the user, or without a session. */
  halt?: 'paused' | 'signed-out'
}

export interface QueueOptions {
  send: Send
  /** Converts a file to the bytes to send, and describes its source. */
  prepare(file: ChosenFile, target: UploadTarget): Promise<PreparedFile>
  /** Resolves when the next attempt after a lost connection is due; `tries` counts earlier ones. */
  untilOnline(tries: number, signal: AbortSignal): Promise<void>
  /** The reason of an abort after which the server deletes the partial upload. */
  discarded: unknown
  onDone?(task: Task, bytes: Blob): void
  onFailed?(task: Task): void
  onSignedOut?(): void
  /** Called once per run, when all tasks have been tried. */
  onIdle?(summary: { uploaded: number; failed: number }): void
}

export type PreparedFile = Pick<UploadRequest, 'bytes' | 'content'>

export type Queue = ReturnType<typeof createQueue>

const atOnce = 2
const paused = new Error('paused')

/** Sends files two at a time. It knows no screen: views observe its state. */
export function createQueue(options: QueueOptions) {
  const state = observable<QueueState>({ tasks: [] })
  const running = new Map<number, AbortController>()
  let count = 0
  let counted = { uploaded: 0, failed: 0 }

  const find = (id: number) => state.value.tasks.find(task => task.id === id)

  function update(id: number, change: Partial<Task>): void {
    const tasks = state.value.tasks.map(task => (task.id === id ? { ...task, ...change } : task))
    state.set({ ...state.value, tasks })
  }

  function pump(): void {
    if (state.value.halt) return
    for (const task of state.value.tasks) {
      if (running.size >= atOnce) return
      if (task.state === 'waiting' && !running.has(task.id)) void work(task)
    }
    if (running.size === 0 && !state.value.tasks.some(isOpen)) reportIdle()
  }

  function reportIdle(): void {
    const summary = counted
    counted = { uploaded: 0, failed: 0 }
    if (summary.uploaded + summary.failed > 0) options.onIdle?.(summary)
  }

  async function work({ id, file, target, isExtra }: Task): Promise<void> {
    const controller = new AbortController()
    running.set(id, controller)
    try {
      update(id, { state: 'preparing' })
      const prepared = await options.prepare(file, target)
      const { bytes } = prepared
      controller.signal.throwIfAborted()
      update(id, { bytes: bytes.size, isPrepared: true })
      const { path } = target
      const ifVersion = isExtra ? undefined : versionIn(target)
      const fingerprint = fingerprintOf(file)
      const request = { ...prepared, path, fingerprint, ifVersion, isFromVideo: isExtra }
      const receipt = await sendUntilAnswered(id, request, controller.signal)
      update(id, { state: 'done', sent: bytes.size, receipt })
      finish(id, 'uploaded', task => options.onDone?.(task, bytes))
    } catch (fault) {
      settle(id, fault, controller.signal)
    } finally {
      running.delete(id)
      pump()
    }
  }

  async function sendUntilAnswered(id: number, request: Parameters<Send>[0], signal: AbortSignal) {
    for (let tries = 1; ; tries++) {
      try {
        update(id, { state: 'sending' })
        const onProgress = (sent: number) => update(id, { sent })
        return await options.send(request, { signal, onProgress })
      } catch (error) {
        if (!(error instanceof NetworkError) || signal.aborted) throw error
        const fault = error instanceof ServerBusyError ? error.message : undefined
        update(id, { state: 'offline', fault })
        await options.untilOnline(tries, signal)
      }
    }
  }

  function settle(id: number, fault: unknown, signal: AbortSignal): void {
    if (fault instanceof UnauthorizedError) {
      update(id, { state: 'waiting' })
      halt('signed-out')
    } else if (signal.aborted) {
      update(id, { state: 'waiting' })
    } else {
      const conflict = fault instanceof SlotChangedError ? fault.slot : undefined
      const reason = fault instanceof Error ? fault.message : String(fault)
      const isRefused = fault instanceof RejectedError && fault.isFinal
      update(id, { state: 'failed', fault: reason, conflict, isRefused })
      finish(id, 'failed', task => options.onFailed?.(task))
    }
  }

  function finish(id: number, as: 'uploaded' | 'failed', tell: (task: Task) => void): void {
    const task = find(id)
    if (!task) return
    if (!task.isExtra) counted = { ...counted, [as]: counted[as] + 1 }
    tell(task)
  }

  function halt(by: 'paused' | 'signed-out'): void {
    const isNews = state.value.halt !== by
    state.set({ ...state.value, halt: by })
    for (const controller of running.values()) controller.abort(paused)
    if (isNews && by === 'signed-out') options.onSignedOut?.()
  }

  return {
    state,
    /** A file for a slot that has one waiting replaces it in the queue. */
    add(works: readonly { file: ChosenFile; target: UploadTarget }[], isExtra = false): void {
      const paths = new Set(works.map(({ target }) => target.path))
      const rest = state.value.tasks.filter(
        task => isUnderWay(task) || !paths.has(task.target.path),
      )
      const tasks = works.map(({ file, target }): Task => {
        count += 1
        const progress = { bytes: file.size, sent: 0, isPrepared: false }
        return { id: count, file, target, state: 'waiting', ...progress, isExtra }
      })
      state.set({ ...state.value, tasks: [...rest, ...tasks] })
      pump()
    },
    pause: () => halt('paused'),
    resume(): void {
      state.set({ tasks: state.value.tasks })
      pump()
    },
    /** Cancels unfinished tasks, one or all, and deletes their partial uploads on the server. */
    cancel(id?: number): void {
      const cancelled = state.value.tasks.filter(
        task => isOpen(task) && (id ?? task.id) === task.id,
      )
      const tasks = state.value.tasks.filter(task => !cancelled.includes(task))
      state.set(tasks.some(isOpen) ? { ...state.value, tasks } : { tasks })
      for (const task of cancelled) running.get(task.id)?.abort(options.discarded)
      pump()
    },
    retryFailed(): void {
      const reset = { state: 'waiting', sent: 0 } as const
      const tasks = state.value.tasks.map(task => {
        if (task.state !== 'failed' || task.isRefused) return task
        const { fault: _, ...rest } = task
        return { ...rest, ...reset }
      })
      state.set({ ...state.value, tasks })
      pump()
    },
    /** Resolves conflicts: the own files replace those in the slots, or are cancelled. */
    settle(ids: ReadonlySet<number>, keeps: 'own' | 'theirs'): void {
      const tasks = state.value.tasks.flatMap((task): Task[] => {
        const { conflict: slot, fault: _, ...rest } = task
        if (!slot || !ids.has(task.id)) return [task]
        if (keeps === 'theirs') return []
        const target = { ...task.target, slot, isPresent: slot.present }
        return [{ ...rest, target, state: 'waiting', sent: 0 }]
      })
      state.set({ ...state.value, tasks })
      pump()
    },
    /** Removes finished and failed tasks, one or all. */
    clear(id?: number): void {
      const isMeant = (task: Task) => (id ?? task.id) === task.id
      const tasks = state.value.tasks.filter(task => isOpen(task) || !isMeant(task))
      state.set({ ...state.value, tasks })
    },
  }
}
