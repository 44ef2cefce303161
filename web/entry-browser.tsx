import { hydrateRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { App } from './app.tsx'
import type { PageData } from './contract.ts'
import { rememberScroll } from './scroll.ts'
import { preloadViews } from './sections/views.tsx'

const root = document.getElementById('root') as HTMLElement
const embedded = document.getElementById('page-data') as HTMLScriptElement
const first: PageData = JSON.parse(embedded.text)

rememberScroll()
await preloadViews(first.page.sections, location.search)
hydrateRoot(
  root,
  <Router>
    <App first={first} />
  </Router>,
)

// The first page brought only the styles of its own sections; the next ones need the others too.
const stylesheet = document.createElement('link')
stylesheet.rel = 'stylesheet'
stylesheet.href = embedded.dataset.stylesheet as string
document.head.append(stylesheet)

import('./presses.ts')
