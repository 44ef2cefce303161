import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { use } from '#test'
import { Hints } from '../../web/admin/ui/hint.tsx'
import { emptyClient, type Place } from './rendered.tsx'
import { standIn } from './stand-in.ts'

/** What a hook returns, rendered again after each change of its state. */
export interface LiveHook<T> {
  readonly now: T
}

/**
 * Mounts a hook until the test ends, with its effects; a component is a hook that returns elements.
 * They are not put on a page: refs stay empty, and the components in them are not rendered.
 * @param around what it stands in, such as a provider
 */
export function liveHook<T>(
  useIt: () => T,
  {
    around = inside => inside,
    ...place
  }: Place & { around?: (inside: ReactNode) => ReactNode } = {},
): LiveHook<T> {
  const { client = emptyClient(), path = '/admin', search = '', onNavigate } = place
  standIn('window', globalThis)
  // During a press React renders before it goes on.
  standIn('event', { type: 'click' })
  let returned: { now: T } | undefined
  const Caller = () => {
    returned = { now: useIt() }
    return null
  }
  const root = createRoot(emptyContainer() as unknown as Element)
  flushSync(() =>
    root.render(
      <QueryClientProvider client={client}>
        <Router hook={() => [path, to => onNavigate?.(to)]} searchHook={() => search}>
          <Hints>{around(<Caller />)}</Hints>
        </Router>
      </QueryClientProvider>,
    ),
  )
  use(async () => {
    flushSync(() => root.unmount())
    // What React has scheduled asks for the window as well.
    for (let turns = 0; turns < 2; turns += 1) await new Promise(resolve => setImmediate(resolve))
  })
  return {
    get now() {
      // Renders what is scheduled.
      flushSync(() => undefined)
      if (!returned) throw new Error('The hook was not rendered.')
      return returned.now
    },
  }
}

/** As much of an element as is asked of one in which nothing stands. */
function emptyContainer() {
  const ownerDocument = {
    nodeType: 9,
    activeElement: null,
    defaultView: { HTMLIFrameElement: class {} },
    addEventListener: () => undefined,
  }
  return {
    nodeType: 1,
    tagName: 'DIV',
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    ownerDocument,
    addEventListener: () => undefined,
  }
}
