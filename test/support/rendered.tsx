import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { Button } from '../../web/admin/ui/button.tsx'
import { FormFault } from '../../web/admin/ui/form-fault.tsx'
import { Hints } from '../../web/admin/ui/hint.tsx'
import { useToast } from '../../web/ui/toast/toasts.ts'

export interface Place {
  client?: QueryClient
  path?: string
  search?: string
  /** Called with each address that is gone to. */
  onNavigate?: (to: string) => void
}

/** The HTML of a part of the administrators' area, with the queries that a client holds. */
export function htmlOf(part: ReactNode, place: Place = {}): string {
  const { client = emptyClient(), path = '/admin', search = '', onNavigate } = place
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router hook={() => [path, to => onNavigate?.(to)]} searchHook={() => search}>
        <Hints>{part}</Hints>
      </Router>
    </QueryClientProvider>,
  )
}

/** Holds no query yet; where one is asked, it answers null. */
export const emptyClient = () =>
  new QueryClient({ defaultOptions: { queries: { queryFn: () => null } } })

/** What can be read, without tags; parts are separated by a single space. */
export const textOf = (part: ReactNode, place?: Place): string =>
  htmlOf(part, place)
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()

/** The texts of all buttons. */
export const buttonsOf = (part: ReactNode, place?: Place): string[] =>
  [...htmlOf(part, place).matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, ''),
  )

/** What a hook returns at the first render; a component is a hook that returns elements. */
export function returnOf<T>(useIt: () => T, place?: Place): T {
  const returned: T[] = []
  const Caller = () => {
    returned.push(useIt())
    return null
  }
  htmlOf(<Caller />, place)
  return returned[0] as T
}

export const shownToast = () => returnOf(useToast)

// biome-ignore lint/suspicious/noExplicitAny: tests read the properties of elements of every type
type AnyElement = ReactElement<any>

/** All elements in what a component returns, but for those that its own components would make. */
export function elementsIn(node: ReactNode): AnyElement[] {
  if (Array.isArray(node)) return node.flatMap(elementsIn)
  if (!isValidElement<{ children?: ReactNode }>(node)) return []
  return [node, ...elementsIn(node.props.children)]
}

/** The element of a type whose properties fit. */
export function elementIn(
  node: ReactNode,
  type: unknown,
  fits: (props: AnyElement['props']) => boolean = () => true,
): AnyElement {
  const found = elementsIn(node).find(element => element.type === type && fits(element.props))
  if (!found) throw new Error(`no such element: ${String(type)}`)
  return found
}

/** The fault above the fields of a form; undefined where there is none. */
export const formFaultIn = (node: ReactNode): string | undefined =>
  elementIn(node, FormFault).props.text || undefined

/** What a component without hooks returns for its element. */
export const insideOf = ({ type, props }: AnyElement): AnyElement =>
  (type as (props: object) => AnyElement)(props)

/** Presses the button with a text. */
export function press(node: ReactNode, text: string): unknown {
  const button = elementsIn(node).find(
    ({ type, props }) =>
      (type === 'button' || type === Button) && wordsIn(props.children).includes(text),
  )
  if (!button) throw new Error(`no such button: ${text}`)
  const { props } = button.type === Button ? Button(button.props) : button
  return props.onClick({ preventDefault: () => undefined })
}

function wordsIn(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(wordsIn).join('')
  if (isValidElement<{ children?: ReactNode }>(node)) return wordsIn(node.props.children)
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}
