import type { Context } from 'koa'

/** The formats of smaller pictures beside JPEG, smallest first. */
export const pictureFormats = ['avif', 'webp'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** The formats that a request accepts. */
export const pictureFormatsFor = (ctx: Context): PictureFormat[] =>
  pictureFormats.filter(format => takes(ctx.get('accept'), format))

/** Explicit types only: every browser also sends a wildcard, even those that support neither. */
function takes(accept: string, format: PictureFormat): boolean {
  return accept.split(',').some(entry => {
    const [type = '', ...parameters] = entry.split(';').map(part => part.trim().toLowerCase())
    return (
      type === `image/${format}` && !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))
    )
  })
}
