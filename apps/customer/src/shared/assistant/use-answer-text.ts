import type { AssistantAnswer } from '@angadi/data/help/assistant.ts'
import { isLive } from '@angadi/domain/orders/status.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useHelpPromises } from '../help/use-help-promises.ts'

/** Returns what the assistant says to an answer; undefined where what it found speaks for itself. */
export function useAnswerText(): (answer: AssistantAnswer) => string | undefined {
  const { t } = useTranslation('help')
  const { money } = useFormats()
  const promises = useHelpPromises()
  return ({ intent, needs_sign_in, is_answer, orders, refunds, wallet_balance_paise: balance, tickets }) => {
    if (needs_sign_in) return t('assistant.say.signIn')
    switch (intent) {
      case 'where_is_order':
        if (orders.length === 0) return t('assistant.say.ordersNone')
        return t(
          orders.some(({ status }) => isLive(status))
            ? 'assistant.say.where_is_order'
            : 'assistant.say.where_is_orderDone',
        )
      case 'cancel_order':
        return t(orders.length > 0 ? 'assistant.say.cancel_order' : 'assistant.say.cancel_orderNone')
      case 'invoice':
      case 'reorder':
      case 'report_problem':
        return t(orders.length > 0 ? `assistant.say.${intent}` : 'assistant.say.ordersNone')
      case 'refund_status':
        if (refunds?.length) return t('assistant.say.refund_status')
        return t(orders.length > 0 ? 'assistant.say.refund_statusNone' : 'assistant.say.ordersNone')
      case 'wallet_balance':
        return t('assistant.say.wallet_balance', { amount: money(balance ?? 0) })
      case 'my_tickets':
        return t(tickets?.length ? 'assistant.say.my_tickets' : 'assistant.say.my_ticketsNone')
      case 'person':
        return t('assistant.say.person', { hours: promises?.hours ?? '48' })
      case 'greeting':
      case 'thanks':
        return t(`assistant.say.${intent}`)
      case null:
        return is_answer ? undefined : t('assistant.say.unknown')
    }
  }
}
