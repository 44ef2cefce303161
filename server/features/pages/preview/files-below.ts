import { tokensOf } from './html-tokens.ts'

/** HTML that has the files of slots and drawings from another address, for those who may have more. */
export const withFilesBelow = (html: string, address: string): string =>
  tokensOf(html)
    .map(token =>
      token.startsWith('<') ? token.replace(ATTRIBUTE, one => moved(one, address)) : token,
    )
    .join('')

/** A `srcset` has several URLs. */
const ATTRIBUTE = / (?:src|srcset|imagesrcset|href|poster)="[^"]*"/gi

const moved = (attribute: string, address: string) =>
  attribute.replace(/(["\s])(?=\/(?:uploads|drawings)\/)/g, `$1${address}`)
