import { showToast } from '../../ui/toast/toasts.ts'

/** The clipboard is closed without https: the link must stand somewhere to copy it from. */
export async function copyLink(url: string): Promise<void> {
  const isCopied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  )
  if (isCopied) showToast({ title: 'Copied', description: 'The link is on the clipboard.' })
  else showToast({ title: 'Not copied', description: 'Press on the link and copy it by hand.' })
}
