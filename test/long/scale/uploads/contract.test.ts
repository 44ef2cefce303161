import { describeResumable } from '../../../server/features/media/resumable/contract/resumable.ts'
import { inProcess, newPlace, startEngines } from './processes.ts'

startEngines()

describeResumable('PostgreSQL and a bucket', async media => inProcess(await newPlace())(media))
