import type { AnchorHTMLAttributes } from 'react'
import { prefetchPage } from '../base/page-loader.ts'
import { follow } from './follow.ts'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/**
 * A link: pages of the public site open without a reload, and are prefetched on hover or touch. Not
 * the router's Link, which subscribes to the URL: with a hundred links on a page, every change
 * would render all of them again.
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
