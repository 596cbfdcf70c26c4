import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod'
import { runPgtapFile } from './pgtap-file.ts'

const { image } = z.object({ image: z.instanceof(Blob) }).parse(workerData)

// One of the threads of run-pgtap.ts: it gets the text of a file, and answers what came of it.
parentPort?.on('message', (text: unknown) => {
  void runPgtapFile(z.string().parse(text), image).then((outcome) => parentPort?.postMessage(outcome))
})
