import { renderToString } from 'react-dom/server'
import type { PageData } from './base/contract.ts'
import { preloadViews } from './sections/views.tsx'
import { App } from './site/app.tsx'

export interface Rendered {
  /** Title, meta, link and preload tags, which React hoists to the front. */
  head: string
  /** `<div id="root">…</div>`, to be hydrated with the same data. */
  body: string
}

/** Renders one page; `address` is the requested path with its query. */
export async function renderPage(data: PageData, address: string): Promise<Rendered> {
  const [path = '/', search = ''] = address.split('?')
  await preloadViews(data.page.sections, search)
  const html = renderToString(
    <div id="root">
      <App first={data} server={{ ssrPath: path, ssrSearch: search && `?${search}` }} />
    </div>,
  )
  const start = html.indexOf('<div id="root">')
  return { head: html.slice(0, start), body: html.slice(start) }
}
