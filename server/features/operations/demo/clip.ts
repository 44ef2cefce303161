import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The video for every place: 6 s of H.264 without sound, made by `npm run demo-clip`. */
export const demoClip = () => readFile(join(import.meta.dirname, '..', 'demo', 'clip.mp4'))
