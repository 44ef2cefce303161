import { useMemo } from 'react'
import { useDraftState } from '../draft/form.ts'
import { focusLater } from '../lines/focus-later.ts'
import { faultsOfSending } from './readiness.ts'
import { SendDialog } from './send-dialog.tsx'
import type { Sending } from './use-send.ts'

/** What keeps the quote from being sent, for as long as it does, with the way to it. */
export function SendFaults({ sending }: { sending: Sending }) {
  const { refused, asking } = sending
  const entry = useDraftState(({ typed }) => typed)
  const faults = useMemo(
    () => (refused ? Object.entries(faultsOfSending(entry, refused)) : []),
    [entry, refused],
  )
  const [first] = faults
  const more = faults.length - 1
  return (
    <>
      {first && (
        <p className="alert" role="alert">
          Not sent yet. {subjectOf(first[0], entry.lines)}
          {first[1]}
          {more > 0 && `, and ${more} more`}.{' '}
          <button
            type="button"
            className="button secondary small"
            onClick={() => focusLater(first[0])}
          >
            Go there
          </button>
        </p>
      )}
      {asking && <SendDialog sending={sending} />}
    </>
  )
}

/** Of a line, its code or words. */
function subjectOf(path: string, lines: readonly { code?: string | undefined; text: string }[]) {
  const [, index] = /^lines\.(\d+)\./.exec(path) ?? []
  if (index === undefined) return ''
  const line = lines[Number(index)]
  return `${line?.code ?? (line?.text || `Line ${Number(index) + 1}`)}: `
}
