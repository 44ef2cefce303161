import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PageData } from './base/contract.ts'
import { prefetchWith } from './base/page-loader.ts'
import { preloadViews } from './sections/views.tsx'
import { App } from './site/app.tsx'
import { loadNextPage } from './site/next-page.ts'
import { rememberScroll } from './site/scroll.ts'

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

void import('./site/page-listeners.ts')
