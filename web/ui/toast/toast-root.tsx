import { createRoot } from 'react-dom/client'
import { ToastRegion } from './toast-region.tsx'

export { showToast } from './toasts.ts'

/** Beside the page, so that a toast outlives the page on which it began. */
const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(<ToastRegion />)
