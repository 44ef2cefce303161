import type { MouseEvent } from 'react'
import { api } from '../../routes.ts'
import { reportFailure } from '../report-failure.ts'
import { requestAnswer } from '../request.ts'
import { type InboxView, inquiryQuery } from './inbox-query.ts'

/**
 * Saves all inquiries of a view, of all its pages, as a CSV file. A plain link would save nothing,
 * without a word, where the session is over.
 */
export function ExportLink({ view }: { view: InboxView }) {
  const address = `${api.inquiriesCsv}?${inquiryQuery({ ...view, page: 1 })}`
  const saveAll = async (event: MouseEvent) => {
    event.preventDefault()
    try {
      const answer = await requestAnswer(address)
      save(await answer.blob(), fileNameOf(answer))
    } catch (error) {
      reportFailure(error, 'The inquiries could not be exported. Please try again.')
    }
  }
  return (
    <a className="button secondary" href={address} download onClick={saveAll}>
      Export as CSV
    </a>
  )
}

const fileNameOf = ({ headers }: Response): string =>
  /filename="([^"]{1,99})"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'inquiries.csv'

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
