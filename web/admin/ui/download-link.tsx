import type { MouseEvent, ReactNode } from 'react'
import { reportFailure } from '../report-failure.ts'
import { requestAnswer } from '../request.ts'

interface Props {
  address: string
  /** Said in a toast where it fails and the server gives no reason. */
  failed: string
  children: ReactNode
}

/**
 * Saves a file that the server makes, under the name that it gives. A plain link would save nothing,
 * without a word, where the session is over.
 */
export function DownloadLink({ address, failed, children }: Props) {
  const saveFile = async (event: MouseEvent) => {
    event.preventDefault()
    try {
      const answer = await requestAnswer(address)
      save(await answer.blob(), fileNameOf(answer))
    } catch (error) {
      reportFailure(error, failed)
    }
  }
  return (
    <a className="button secondary" href={address} download onClick={saveFile}>
      {children}
    </a>
  )
}

const fileNameOf = ({ headers }: Response): string =>
  /filename="([^"]{1,99})"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'download'

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
