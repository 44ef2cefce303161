/** What listens to the whole page and nothing waits for: it comes last. */
import './presses.ts'
import './tooltips.ts'
