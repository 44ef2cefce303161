import { inProcess, sharedPlace } from '../shared/shared-place.ts'
import { describeResumable } from './resumable.ts'

describeResumable('a database and a bucket', media => inProcess(sharedPlace())(media))
