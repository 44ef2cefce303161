const SHOWN = '[role="tooltip"]'

/** Escape hides a tooltip until pointer and focus leave its element (WCAG 1.4.13). */
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
