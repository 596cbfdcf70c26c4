import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import * as z from 'zod'
import { applySqlFiles } from './apply-sql.ts'
import { databaseFrom } from './fresh.ts'
import { paths } from './paths.ts'
import { runPgtapFile } from './pgtap-file.ts'
import { sqlFilesIn } from './sql-files.ts'

const { image } = z.object({ image: z.instanceof(Blob) }).parse(workerData)

async function openWithHelpers(): Promise<PGlite> {
  const database = await databaseFrom(image)
  await applySqlFiles(await sqlFilesIn(paths.pgtapHelpers), (text) => database.exec(text))
  return database
}
const opening = openWithHelpers()

// One of the threads of run-pgtap.ts: it gets the text of a file, and answers what came of it.
parentPort?.on('message', (text: unknown) => {
  void opening
    .then((database) => runPgtapFile(z.string().parse(text), database))
    .then((outcome) => parentPort?.postMessage(outcome))
})
