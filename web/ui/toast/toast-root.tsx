import { createRoot } from 'react-dom/client'
import { ToastRegion } from './toast-region.tsx'

export { showToast } from './toasts.ts'

/** A second React root, so that a toast survives navigation. */
const container = document.createElement('div')
document.body.append(container)
createRoot(container).render(<ToastRegion />)
