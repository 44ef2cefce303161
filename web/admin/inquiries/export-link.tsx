import { api } from '../../routes.ts'
import { DownloadLink } from '../ui/download-link.tsx'
import { type InboxView, inquiryQuery } from './inbox-query.ts'

/** Saves all inquiries of a view, of all its pages, as a CSV file. */
export function ExportLink({ view }: { view: InboxView }) {
  return (
    <DownloadLink
      address={`${api.inquiriesCsv}?${inquiryQuery({ ...view, page: 1 })}`}
      failed="The inquiries could not be exported. Please try again."
    >
      Export as CSV
    </DownloadLink>
  )
}
