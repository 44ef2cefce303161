import { journeysIn } from './journeys.ts'
import { launchWebKit } from './webkit.ts'

journeysIn('journeys in WebKitGTK', launchWebKit)
