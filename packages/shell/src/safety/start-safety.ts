import { sendLogs } from '@angadi/data/logs/send-logs.ts'
import { onGlobalError } from '../logging/global-errors.ts'
import { log, senderArrived } from '../logging/log.ts'
import { LogSender } from '../logging/log-sender.ts'
import { sweepSavedForms } from '../submission/saved-forms.ts'
import { watchViolations } from './watch-violations.ts'

/**
 * Starts what looks after the page in the background: logs, global errors and reports of violations. Loaded in a quiet
 * moment; what happened before then has been kept.
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
