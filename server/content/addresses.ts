import { routes } from '../../web/base/routes.ts'
import { designUrls } from '../../web/features/design/addresses.ts'

/** First words of addresses that the site has other uses for, now or soon. */
const RESERVED = new Set([
  'admin',
  'api',
  'assets',
  'brand',
  'compare',
  'design',
  'drawings',
  'feeds',
  'healthz',
  'home',
  'metrics',
  'preview',
  'products',
  'quotes',
  'search',
  'share',
  'uploads',
])

/** First words of addresses that the site answers itself, whatever follows. */
const ANSWERED = new Set(
  [...RESERVED, 'sheets'].filter(word => word !== 'home' && word !== 'products'),
)

/** Files at its root: icons, archives, those for robots, and the outputs of plans. */
const FILE =
  /^\/(showyard-.*\.tar\.gz|robots\.txt|sitemap\.xml|site\.webmanifest|icon(-\d+)?\.\w+|favicon\.ico|design\..+)$/

/** Pages that the site's own links lead to. */
const FIXED = new Set<string>([
  routes.home,
  routes.contact,
  routes.gallery(),
  routes.shortlist,
  routes.products,
])

/** Returns the reason why a page may not move to another path, or undefined. */
export function moveFault(from: string, to: string, listsProducts: boolean): string | undefined {
  if (from === to) return undefined
  if (FIXED.has(from)) return 'Links of the whole site lead to this page: its address stays'
  if (from === designUrls.page) return 'Links and quotes name units by this page: its address stays'
  if (listsProducts) return 'Shortlists and quotes name products by this page: its address stays'
  return pathFault(to)
}

/** Returns the reason why a page cannot be hidden from visitors, or undefined. */
export function stayFault(
  { address, shipped }: { address: string; shipped?: string | undefined },
  listsProducts: boolean,
): string | undefined {
  if (FIXED.has(address) || FIXED.has(shipped ?? '')) {
    return 'Links of the whole site lead to this page: it has to stay'
  }
  return listsProducts
    ? 'Shortlists and quotes name products by this page: hide its collection under Products instead'
    : undefined
}

/** Returns the reason why no page may have a path, or undefined. */
export function pathFault(path: string): string | undefined {
  const [, first = ''] = path.split('/')
  if (!/^(\/[a-z0-9-]+)+$/.test(path) || path.length > 200) {
    return 'An address begins with / and has small letters, digits and hyphens: /services/stairs'
  }
  return RESERVED.has(first) ? `Addresses below /${first} are taken by the site itself` : undefined
}

/**
 * Returns the reason why a path of another site cannot redirect; undefined where it can, or a page
 * or product has it.
 */
export function answeredFault(path: string): string | undefined {
  const spelled = path.toLowerCase()
  const [, first = ''] = spelled.split('/')
  if (FILE.test(spelled)) return `The site itself answers ${path}`
  return ANSWERED.has(first) ? `Addresses below /${first} are taken by the site itself` : undefined
}

const SECOND_NAME = '/services/prefab-units'

/**
 * Lists other addresses of the owner's own pages: those below the prefab units have two, like
 * shipped ones.
 */
export const aliasesOf = (path: string): string[] =>
  path.startsWith(`${routes.prefab}/`) ? [SECOND_NAME + path.slice(routes.prefab.length)] : []
