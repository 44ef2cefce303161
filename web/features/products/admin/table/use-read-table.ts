import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { TableReport } from '../../../../admin/contract.ts'
import { isSignedOut, RequestError, reasonOf } from '../../../../admin/request.ts'
import { signInAgain } from '../../../../admin/session/sign-in-again.ts'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { useInvalidateBin } from '../../../operations/admin/bin/restore.ts'
import { addCollections, type WantedCollection } from './add-collections.ts'
import { MOST_TABLE_BYTES } from './most-bytes.ts'
import {
  type ChosenFile,
  type ImportedTable,
  importTable,
  readFile,
  type TableChoice,
  tryTable,
} from './send-table.ts'

interface State {
  file?: ChosenFile
  choice: TableChoice
  /** What the file would do. */
  report?: TableReport
  imported?: ImportedTable
  /** What went wrong, for a person to read. */
  failure?: string
  /** Whether what was tried is no longer what there is. */
  isOutdated?: boolean
}

/** A table from its choice over what it would do to what it has done. Leaving it changes nothing. */
export function useReadTable() {
  const [state, setState] = useState<State>(begun)
  const [isTrying, setTrying] = useState(false)
  const importing = useBusy()
  const queryClient = useQueryClient()
  const invalidate = useInvalidateBin()
  // Another file may be chosen while one is being tried; only the last one counts.
  const turn = useRef(0)

  /** The report of the same file stays on the screen until the file has been tried anew. */
  async function attempt(file: ChosenFile, choice: TableChoice = {}): Promise<void> {
    turn.current += 1
    const own = turn.current
    setTrying(true)
    setState(({ report, ...before }) =>
      file === before.file && report ? { file, choice, report } : { file, choice },
    )
    const next = await tryTable(file, choice).then(
      report => ({ file, choice, report }),
      error => ({
        ...{ file, choice },
        ...failureOf(error, 'The file could not be checked. Please try again.'),
      }),
    )
    if (own !== turn.current) return
    setState(next)
    setTrying(false)
  }

  async function importReported(leavesOut: boolean): Promise<void> {
    const { file, report, choice } = state
    if (!file || !report) return
    try {
      const imported = await importTable(file, report, choice, leavesOut)
      setState({ file, choice, imported })
      await invalidate()
    } catch (error) {
      setState({ ...state, ...failureOf(error, UNCERTAIN) })
    }
  }

  async function makeCollections(wanted: readonly WantedCollection[]): Promise<void> {
    const { file, choice } = state
    const failed = await addCollections(queryClient, wanted).catch((error: unknown) =>
      failureOf(error, 'The collections could not be added. Please try again.'),
    )
    if (!file) return
    await attempt(file, choice)
    if (failed) setState(now => ({ ...now, failure: failed.failure ?? '' }))
  }

  return {
    ...state,
    isTrying,
    isImporting: importing.isBusy,
    makeCollections: (wanted: readonly WantedCollection[]) =>
      importing.run(() => makeCollections(wanted)),
    async answer(change: TableChoice): Promise<void> {
      if (state.file) await attempt(state.file, { ...state.choice, ...change })
    },
    async choose(file: File): Promise<void> {
      if (file.size > MOST_TABLE_BYTES) {
        setState({
          ...begun,
          failure: `${file.name} is too large: a table of products has 8 MB at most.`,
        })
        return
      }
      try {
        await attempt(await readFile(file))
      } catch {
        setState({
          ...begun,
          failure: `${file.name} could not be read. Close it elsewhere, then choose it again.`,
        })
      }
    },
    async tryAgain(): Promise<void> {
      if (state.file) await attempt(state.file, state.choice)
    },
    apply: (leavesOut: boolean) => importing.run(() => importReported(leavesOut)),
    startOver(): void {
      turn.current += 1
      setTrying(false)
      setState(begun)
    },
  }
}

const begun: State = { choice: {} }

export type ReadTableState = ReturnType<typeof useReadTable>

/** The answer may have been lost on its way, after all was stored. */
const UNCERTAIN = 'No answer came. Check the file again: it shows whether anything was changed.'

function failureOf(error: unknown, otherwise: string): Pick<State, 'failure' | 'isOutdated'> {
  if (isSignedOut(error)) {
    signInAgain()
    return { failure: 'Your session was over, and nothing was changed. Sign in, then go on here.' }
  }
  const isKnown = error instanceof RequestError && error.status < 500
  return { failure: reasonOf(error, otherwise), isOutdated: !isKnown || error.status === 409 }
}
