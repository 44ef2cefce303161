import { onVolume } from '../open-uploads.ts'
import { describeResumable } from './resumable.ts'

describeResumable('a volume', onVolume)
