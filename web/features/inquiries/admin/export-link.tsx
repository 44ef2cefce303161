import { DownloadLink } from '../../../admin/ui/download-link.tsx'
import { api } from '../../../base/routes.ts'
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
