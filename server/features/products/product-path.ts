import { routes } from '../../../web/base/routes.ts'

const FOLDER = `${routes.products}/`

/** The code that a path of a product's page has, in whatever spelling; undefined for other paths. */
export const codeAt = (path: string): string | undefined =>
  path.startsWith(FOLDER)
    ? path.slice(FOLDER.length).replaceAll('%20', ' ').replaceAll('%2f', '/').replaceAll('%2F', '/')
    : undefined
