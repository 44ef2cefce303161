import { createRoot } from 'react-dom/client'
import { ToastRegion } from './toast-region.tsx'

export { showToast } from './toasts.ts'

/** Beside the page, so that a toast outlives the page on which it began. */
const container = document.createElement('div')
document.body.append(container)
createRoot(container).render(<ToastRegion />)
