import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoPhoto } from '../server/features/operations/demo/photo.ts'
import { loadContent } from '../server/starters/load-starter.ts'
import { temporaryFolder } from '../test/support/temporary-folder.ts'

/**
 * Makes the video that `seed-demo` puts into video slots: units, a room, furniture and the
 * workshop, each a still with a slow zoom. Needs ffmpeg with libx264.
 */
const FILE = 'server/features/operations/demo/clip.mp4'
const scenes = [
  'prefab-units/hero/video-1.mp4',
  'interior-designs/hero/video-1.mp4',
  'executive-furniture/main/hero/video-1.mp4',
  'engineering/overview/hero/video-1.mp4',
]
const frames = { width: 960, height: 540, rate: 25 }
/** Seconds of a scene, and of the fade between two. */
const shown = 1.8
const fade = 0.4

const slots = loadContent().pages.flatMap(page => page.slots)
const folder = await temporaryFolder()
const stills = await Promise.all(
  scenes.map(async (path, index) => {
    const slot = slots.find(slot => slot.path === path)
    if (!slot) throw new Error(`${path} is no slot of the site`)
    const file = join(folder, `${index}.jpg`)
    await writeFile(file, await demoPhoto(slot))
    return file
  }),
)
const size = `${frames.width}x${frames.height}`
const moves = stills.map(
  (_, index) =>
    // Four times as large, because zoompan moves by whole pixels; hqdn3d takes the film grain away.
    `[${index}]hqdn3d=8,scale=${4 * frames.width}:-2,zoompan=z='1+0.0012*on':x='iw/2-iw/zoom/2'` +
    `:y='ih/2-ih/zoom/2':d=${shown * frames.rate}:s=${size}:fps=${frames.rate}[s${index}]`,
)
const fades = stills.slice(1).map((_, index) => {
  const input = index === 0 ? '[s0]' : `[f${index - 1}]`
  const offset = (index + 1) * (shown - fade)
  return `${input}[s${index + 1}]xfade=duration=${fade}:offset=${offset.toFixed(2)}[f${index}]`
})
const { status } = spawnSync(
  'ffmpeg',
  [
    ...['-hide_banner', '-loglevel', 'error', '-y'],
    ...stills.flatMap(file => ['-i', file]),
    ...['-filter_complex', [...moves, ...fades].join(';'), '-map', `[f${fades.length - 1}]`],
    ...['-an', '-c:v', 'libx264', '-profile:v', 'main', '-pix_fmt', 'yuv420p'],
    ...['-preset', 'veryslow', '-crf', '36', '-movflags', '+faststart'],
    // SEI messages (type 6) contain the encoder's version and settings.
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-bsf:v', 'filter_units=remove_types=6'],
    FILE,
  ],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)
