import type { BrandColors } from '../../../../web/features/company/brand/contract.ts'
import { scaleOf } from '../../../../web/features/company/brand/scale.ts'
import { inside } from './logo-drawing.ts'
import type { Logo } from './store.ts'

interface Source {
  colors: BrandColors | null
  hasName: boolean
  logo: Logo | null
  /** The URL of the file that the navigation bar shows. */
  address: string
}

/**
 * The styles that follow those of a page within its one style element, which the policy allows by
 * its hash. They are in the last layers of the replaced rules (web/styles/tokens.css,
 * web/ui/divisions.css, web/layout/navigation-bar.css), so that more specific rules still hold.
 * Each byte counts in a first view.
 */
export function brandStyles({ colors, hasName, logo, address }: Source): string {
  return (colors ? tokens(colors) : '') + mark(logo, hasName, address)
}

function tokens(colors: BrandColors): string {
  const declarations = Object.entries(scaleOf(colors)).map(([name, color]) => `${name}:${color}`)
  return `@layer ui{:root{${declarations.join(';')}}}`
}

function mark(logo: Logo | null, hasName: boolean, address: string): string {
  const { width, height } = inside(
    logo ?? SQUARE,
    hasName ? 176 : 88,
    hasName ? 40 : logo ? 34 : 28,
  )
  const size = `width:min(${width}px,${hasName ? 40 : 16}vw);height:${height}px`
  const logoRule = `.brand::before{${size};background:url(${address}) 0/contain no-repeat}`
  const name = hasName ? '.brand span{position:absolute;clip-path:inset(50%);width:1px}' : ''
  return `@layer layout{${logoRule}${name}}`
}

const SQUARE = { width: 1, height: 1 }
