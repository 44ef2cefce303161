/** The file types that the pickers offer; the server checks the bytes. */
const images = 'image/jpeg,image/png,image/webp,image/avif,image/bmp,.jfif,.bmp,.heic,.heif'
const videos = 'video/mp4,video/quicktime,.mov,.m4v'
const accepted = {
  image: images,
  video: videos,
  pdf: 'application/pdf',
  any: `${images},${videos},application/pdf,.zip`,
}

interface PickOptions {
  kind: keyof typeof accepted
  isMany?: boolean
  isFolder?: boolean
}

/** The browser forgets an unreferenced input, and with it the chosen files. */
let opened: HTMLInputElement | undefined

/** Opens the system's picker; nothing happens where the person thinks better of it. */
export function pickFiles(
  { kind, isMany = false, isFolder = false }: PickOptions,
  use: (files: File[]) => void,
) {
  const input = document.createElement('input')
  input.type = 'file'
  if (!isFolder) input.accept = accepted[kind]
  input.multiple = isMany
  input.webkitdirectory = isFolder
  input.addEventListener('change', () => use([...(input.files ?? [])]))
  opened = input
  opened.click()
}
