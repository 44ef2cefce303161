import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import type { PageData } from './contract.ts'
import { loadNextPage } from './next-page.ts'
import { prefetchWith } from './page-loader.ts'
import { rememberScroll } from './scroll.ts'
import { preloadViews } from './sections/views.tsx'

const root = document.getElementById('root') as HTMLElement
const embedded = document.getElementById('page-data') as HTMLScriptElement
const first: PageData = JSON.parse(embedded.text)

rememberScroll()
prefetchWith(address => loadNextPage(address, ''))
await preloadViews(first.page.sections, location.search)
// A transition yields to input events while it hydrates.
startTransition(() => {
  hydrateRoot(root, <App first={first} />)
})

void import('./page-listeners.ts')
