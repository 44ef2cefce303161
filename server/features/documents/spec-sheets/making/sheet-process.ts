/** The program that makes specification sheets for the server that started it. */
import { answerDocumentsJob } from '../../../../pdf/making/answer-documents-job.ts'
import { writeSpecSheet } from '../document/index.ts'

answerDocumentsJob(writeSpecSheet)
