import type { Media, PageData } from './contract.ts'

/**
 * A page's data as it stands in the page: what is alike lies together, which brotli packs a fifth
 * tighter than one object a slot. A gallery has three hundred of them.
 */
export interface PackedPage extends Omit<PageData, 'media'> {
  media: {
    paths: string[]
    alts: string[]
    versions: string[]
    /** 0 for a drawing, which has nothing else to tell. */
    others: (0 | Omit<Media, 'alt' | 'version'>)[]
  }
}

export function packPage(data: PageData): PackedPage {
  const entries = Object.values(data.media)
  return {
    ...data,
    media: {
      paths: Object.keys(data.media),
      alts: entries.map(({ alt }) => alt),
      versions: entries.map(({ version }) => version),
      others: entries.map(({ alt: _, version: __, ...other }) => {
        return other.kind === 'drawing' && Object.keys(other).length === 1 ? 0 : other
      }),
    },
  }
}

export function unpackPage({ media: packed, ...rest }: PackedPage): PageData {
  const media: Record<string, Media> = {}
  packed.paths.forEach((path, at) => {
    const other = packed.others[at] || { kind: 'drawing' }
    const [alt, version] = [packed.alts[at] as string, packed.versions[at] as string]
    media[path] = { ...other, alt, version }
  })
  return { ...rest, media }
}
