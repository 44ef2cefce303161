const SHOWN = '[role="tooltip"]'

/** Escape puts away a tooltip, until what it belongs to is left: pointing or focus shows it again. */
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  for (const tooltip of document.querySelectorAll<HTMLElement>(SHOWN)) tooltip.hidden = true
})
addEventListener('pointerout', showAgain)
addEventListener('focusout', showAgain)

function showAgain({ target }: Event): void {
  const tooltip = (target as Element).nextElementSibling
  if (tooltip?.matches(SHOWN)) (tooltip as HTMLElement).hidden = false
}
