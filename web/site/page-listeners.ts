/** Listeners on the whole document; nothing depends on them, so they load last. */
import '../base/presses.ts'
import '../features/search/listeners.ts'
import './tooltips.ts'
