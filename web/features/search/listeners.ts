import { routes } from '../../base/routes.ts'

/** The link in the bar and "/" open the search over the page, whose code comes with the first use. */
addEventListener('click', event => {
  const link = (event.target as Element).closest<HTMLElement>('.search-link')
  const { ctrlKey, metaKey, shiftKey, altKey, button } = event
  if (!link || ctrlKey || metaKey || shiftKey || altKey || button !== 0) return
  event.preventDefault()
  open()
})

addEventListener('keydown', event => {
  const { key, ctrlKey, metaKey, altKey, target } = event
  const isTyping = (target as Element).closest?.('input, textarea, select, [contenteditable]')
  if (key !== '/' || ctrlKey || metaKey || altKey || isTyping) return
  if (document.querySelector('dialog:modal')) return
  event.preventDefault()
  open()
})

/** The page of a search has a field of its own to type in. */
function open(): void {
  const field = document.querySelector<HTMLInputElement>('.search input')
  if (field) {
    field.focus()
    field.select()
    return
  }
  import('./open-search.tsx').then(
    ({ openSearch }) => openSearch(),
    () => location.assign(routes.search),
  )
}
