import { createRoot } from 'react-dom/client'
import { styleNonce } from './admin/settings.ts'
import { AdminApp } from './admin/shell/app.tsx'

// react-remove-scroll, used by the dialogs, reads the nonce of its style element here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce })

createRoot(document.getElementById('root') as HTMLElement).render(<AdminApp />)
