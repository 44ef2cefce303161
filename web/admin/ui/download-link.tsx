import type { MouseEvent, ReactNode } from 'react'
import { reportFailure } from '../report-failure.ts'
import { requestAnswer } from '../request.ts'
import { saveAnswer } from './save-answer.ts'
import { useBusy } from './use-busy.ts'

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
  const { isBusy, run } = useBusy()
  const saveFile = async () => {
    try {
      await saveAnswer(await requestAnswer(address))
    } catch (error) {
      reportFailure(error, failed)
    }
  }
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    void run(saveFile)
  }
  return (
    <a
      className={`button secondary${isSmall ? ' small' : ''}`}
      href={address}
      download
      aria-busy={isBusy}
      onClick={onClick}
    >
      {children}
    </a>
  )
}
