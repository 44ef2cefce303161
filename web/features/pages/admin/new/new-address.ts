import { routes } from '../../../../base/routes.ts'
import type { ListedPage } from '../../contract.ts'

/** What addresses of new pages begin with: `/services`, whether that is a page itself or not. */
export function foldersOf(pages: readonly Pick<ListedPage, 'path'>[]): string[] {
  const folders = pages.flatMap(({ path }) => {
    const words = path.split('/').slice(1)
    return words.map((_, index) => `/${words.slice(0, index + 1).join('/')}`)
  })
  return [...new Set(folders)].filter(isOpen).sort()
}

/** The folder that an address is in; '' at the top. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))

/**
 * An address made of a name, that no page has; '' without one.
 * @param folder that it is below; '' for the top
 */
export function addressFor(name: string, folder: string, taken: ReadonlySet<string>): string {
  const word = wordOf(name)
  if (!word) return ''
  const address = `${folder}/${word}`
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? address : `${address}-${number}`
    if (!taken.has(free)) return free
  }
}

/** Addresses below that of the products are codes. */
const isOpen = (folder: string) => folder !== '/' && folder !== routes.products

const wordOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .replace(/-$/, '')
