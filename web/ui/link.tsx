import type { AnchorHTMLAttributes } from 'react'
import { Link as RouterLink } from 'wouter'
import { prefetchPage } from '../page-loader.ts'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** A link: pages of the public site open without a reload, and load as soon as they are meant. */
export function Link({ href, children, ...rest }: Props) {
  if (!isPage(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  const prefetch = () => prefetchPage(href.split(/[?#]/)[0] as string)
  return (
    <RouterLink
      href={href}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
      {...rest}
    >
      {children}
    </RouterLink>
  )
}

function isPage(href: string): boolean {
  return href.startsWith('/') && !/^\/(uploads|api|admin)(\/|$)/.test(href) && !/\.\w+$/.test(href)
}
