import { createRoot } from 'react-dom/client'
import { AdminApp } from './admin/app.tsx'
import { styleNonce } from './admin/settings.ts'

// Where the dialogs' library looks for the nonce of the style element that it makes.
Object.assign(globalThis, { __webpack_nonce__: styleNonce })

createRoot(document.getElementById('root') as HTMLElement).render(<AdminApp />)
