import type { FileHandle } from 'node:fs/promises'
import { type Disk, realDisk } from '../../server/storage/durable-file.ts'

export type Step = 'write' | 'sync' | 'rename' | 'syncFolder'

/**
 * The real disk, on which one step fails (or the process is told of it) while `failing` says so.
 */
export function failingDisk() {
  const disk = { failing: undefined as Step | undefined, code: 'EIO', ...realDisk }
  const failWhen = (step: Step) => {
    const { code } = disk
    if (disk.failing === step) throw Object.assign(new Error(`no ${step}`), { code })
  }

  const open: Disk['open'] = async (path, flags, mode) => {
    const handle = await realDisk.open(path, flags, mode)
    const sync = handle.sync.bind(handle)
    handle.sync = async () => {
      failWhen(flags === 'r' ? 'syncFolder' : 'sync')
      await sync()
    }
    const writeFile = handle.writeFile.bind(handle)
    const halfWritten: FileHandle['writeFile'] = async (data, options) => {
      if (disk.failing === 'write') await writeFile(String(data).slice(0, 20), options)
      failWhen('write')
      await writeFile(data, options)
    }
    handle.writeFile = halfWritten
    return handle
  }
  const rename: Disk['rename'] = async (from, to) => {
    failWhen('rename')
    await realDisk.rename(from, to)
  }
  return Object.assign(disk, { open, rename })
}
