import { sendLogs } from '@angadi/data/logs/send-logs.ts'
import { onGlobalError } from '../logging/global-errors.ts'
import { log, senderArrived } from '../logging/log.ts'
import { LogSender } from '../logging/log-sender.ts'
import { sweepSavedForms } from '../submission/saved-forms.ts'
import { watchViolations } from './watch-violations.ts'

/**
 * Starts the background services of a page: logs, global errors and reports of violations. Loaded when idle; earlier
 * events have been stored.
 */
export function startSafety(): void {
  const sender = new LogSender(sendLogs)
  senderArrived((line) => sender.add(line))
  onGlobalError(({ kind, message, stack, at }) =>
    log({
      level: 'error',
      message,
      context: `global:${kind}`,
      metadata: { stack, at: new Date(at).toISOString(), path: location.pathname },
    }),
  )
  addEventListener('online', () => void sender.flush())
  addEventListener('pagehide', () => void sender.flush())
  void sender.flush()
  sweepSavedForms()
  watchViolations()
}
