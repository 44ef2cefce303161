import type { AnchorHTMLAttributes } from 'react'
import { prefetchPage } from '../page-loader.ts'
import { follow } from './follow.ts'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/**
 * A link: pages of the public site open without a reload, and load as soon as they are meant. Not
 * the router's own, which listens to the address: a page has a hundred links, and at every change
 * each of them would be rendered again.
 */
export function Link({ href, onClick, children, ...rest }: Props) {
  if (!isPage(href)) {
    return (
      <a href={href} onClick={onClick} {...rest}>
        {children}
      </a>
    )
  }
  const prefetch = () => prefetchPage(href.split(/[?#]/)[0] as string)
  return (
    <a
      href={href}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
      {...rest}
      onClick={event => {
        onClick?.(event)
        follow(event)
      }}
    >
      {children}
    </a>
  )
}

function isPage(href: string): boolean {
  return href.startsWith('/') && !/^\/(uploads|api|admin)(\/|$)/.test(href) && !/\.\w+$/.test(href)
}
