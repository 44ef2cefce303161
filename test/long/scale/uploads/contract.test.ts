import { describeResumable } from '../../../server/media/resumable/contract/resumable.ts'
import { inProcess, newPlace } from './processes.ts'

describeResumable('PostgreSQL and a bucket', async media => inProcess(await newPlace())(media))
