/** Listeners on the whole document; nothing depends on them, so they load last. */
import './presses.ts'
import './search/listeners.ts'
import './tooltips.ts'
