// A small process beside a PostgreSQL server: ends the server when the process that started both is gone, also where
// that one had no chance to do it itself. Standard input ends with that process.
// Arguments: the data folder, the signal, and the folder to delete afterwards or nothing.
import { rmSync } from 'node:fs'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { isServerRunning, signalServer } from './server-process.ts'

const WAIT_MS = 100
const TURNS = 100

const [folder = '', signal, home = ''] = process.argv.slice(2)

process.stdin.resume()
process.stdin.once('close', async () => {
  signalServer(folder, signal === 'SIGQUIT' ? 'SIGQUIT' : 'SIGINT')
  for (let turn = 0; turn < TURNS && isServerRunning(folder); turn++) await setTimeout(WAIT_MS)
  if (home !== '') rmSync(home, { recursive: true, force: true })
})
