/**
 * The picture library, told to take little. Loading it costs a process 50 ms and 20 MB, so the
 * server does that when it is first needed.
 */
import sharp from 'sharp'

sharp.cache(false)
sharp.concurrency(1)
// SVG is for drawings of our own: an uploaded one is refused before sharp sees it.
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map(name => `VipsForeignLoad${name}`)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: loaders })

export { default as sharp, type Sharp } from 'sharp'
