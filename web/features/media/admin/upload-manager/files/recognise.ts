import type { ChosenFile } from './chosen-file.ts'
import { type FileFormat, formatOf, headBytes } from './file-format.ts'
import { isHevc } from './hevc.ts'

/** Files in a ZIP are inflated for it, so not all of a thousand at once. */
const atOnce = 16

/** The same files, each with the format that its bytes have. */
export async function recogniseAll(files: readonly ChosenFile[]): Promise<ChosenFile[]> {
  const recognised: ChosenFile[] = []
  for (let index = 0; index < files.length; index += atOnce) {
    recognised.push(...(await Promise.all(files.slice(index, index + atOnce).map(recognise))))
  }
  return recognised
}

/** An unreadable file, such as one that was moved meanwhile, gets the reason as its fault. */
export async function recognise(file: ChosenFile): Promise<ChosenFile> {
  if (file.format || file.fault) return file
  try {
    return { ...file, format: await formatIn(file) }
  } catch (error) {
    return { ...file, fault: error instanceof Error ? error.message : String(error) }
  }
}

async function formatIn(file: ChosenFile): Promise<FileFormat> {
  const head = await (file.readHead?.(headBytes) ?? firstBytes(file))
  const format = formatOf(new Uint8Array(await head.arrayBuffer()))
  if (format !== 'MP4' && format !== 'MOV') return format
  // The index may lie at the end: of a packed file all would have to be inflated, so the server looks.
  return !file.readHead && (await isHevc(await file.read())) ? 'HEVC' : format
}

const firstBytes = async ({ read }: ChosenFile) => (await read()).slice(0, headBytes)
