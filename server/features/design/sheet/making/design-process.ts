/** The program that makes the sheets of designed units for the server that started it. */
import { answerDocumentsJob } from '../../../../pdf/making/answer-documents-job.ts'
import { writeDesignSheet } from '../document/index.ts'

answerDocumentsJob(writeDesignSheet)
