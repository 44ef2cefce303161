import { launchFirefox } from './firefox.ts'
import { journeysIn } from './journeys.ts'

journeysIn('journeys in Firefox', launchFirefox)
