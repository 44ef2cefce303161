import { type MouseEvent, type ReactNode, useState } from 'react'
import { reportFailure } from '../report-failure.ts'
import { requestAnswer } from '../request.ts'
import { saveAnswer } from './save-answer.ts'

interface Props {
  address: string
  /** Said in a toast where it fails and the server gives no reason. */
  failed: string
  isSmall?: boolean
  children: ReactNode
}

/**
 * Saves a file that the server makes, under the name that it gives. A plain link would save nothing,
 * without a word, where the session is over.
 */
export function DownloadLink({ address, failed, isSmall, children }: Props) {
  const [isBusy, setBusy] = useState(false)
  const saveFile = async (event: MouseEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      await saveAnswer(await requestAnswer(address))
    } catch (error) {
      reportFailure(error, failed)
    }
    setBusy(false)
  }
  return (
    <a
      className={`button secondary${isSmall ? ' small' : ''}`}
      href={address}
      download
      aria-busy={isBusy}
      onClick={saveFile}
    >
      {children}
    </a>
  )
}
