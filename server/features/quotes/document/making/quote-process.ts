/** The program that makes PDFs of quotes for the server that started it. */
import { answerDocumentsJob } from '../../../../pdf/making/answer-documents-job.ts'
import { writeQuote } from '../index.ts'

answerDocumentsJob(writeQuote)
