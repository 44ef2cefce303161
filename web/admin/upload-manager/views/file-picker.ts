/** What the pickers offer; the server looks at the bytes. */
const accepted = {
  image: 'image/jpeg,image/png,image/webp,image/avif',
  video: 'video/mp4',
  pdf: 'application/pdf',
  any: 'image/jpeg,image/png,image/webp,image/avif,video/mp4,application/pdf,.zip',
}

interface PickOptions {
  kind: keyof typeof accepted
  isMany?: boolean
  isFolder?: boolean
}

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
  input.click()
}
