import type { ToastText } from '../../../../ui/toast/toasts.ts'

/** The toast at the end of a run of uploads. */
export function summaryOf({ uploaded, failed }: { uploaded: number; failed: number }): ToastText {
  return {
    title: failed > 0 ? 'Upload Failed' : 'Upload Complete',
    description: `${uploaded} files uploaded successfully. ${failed} failed.`,
    isDestructive: failed > 0,
  }
}

export const noFilesSelected: ToastText = {
  title: 'No Files Selected',
  description: 'Please select files first by clicking on individual file buttons',
  isDestructive: true,
}

export const sectionFailed: ToastText = {
  title: 'Error',
  description: 'Failed to upload section',
  isDestructive: true,
}
