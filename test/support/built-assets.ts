import { type Assets, loadAssets } from '../../server/base/http/assets.ts'

let loaded: Promise<Assets> | undefined

/** Read once for all sites of a process: their hundreds of files take longer than all else of a start. */
export function builtAssets(): Promise<Assets> {
  loaded ??= loadAssets('dist')
  return loaded
}
