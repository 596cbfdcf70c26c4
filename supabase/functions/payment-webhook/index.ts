// Takes the events of the payment gateway.
import { webhookSecrets } from '../_shared/gateway-account.ts'
import { serveWebhook } from '../_shared/serve-webhook.ts'
import { callOf } from './event.ts'

serveWebhook({ service: 'payment', secrets: webhookSecrets, callOf })
