// Takes the events of the payout service.
import { payoutWebhookSecrets } from '../_shared/payout-account.ts'
import { serveWebhook } from '../_shared/serve-webhook.ts'
import { callOf } from './event.ts'

serveWebhook({ service: 'payout', secrets: payoutWebhookSecrets, callOf })
