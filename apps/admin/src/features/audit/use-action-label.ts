import { useTranslation } from '@angadi/i18n/use-translation.ts'

const KNOWN = [
  'add_banner',
  'add_courier',
  'add_faq_article',
  'add_surcharge',
  'add_vendor',
  'answer_complaint',
  'assign_courier',
  'assign_role',
  'cancel_order',
  'claim_ticket',
  'close_ticket',
  'create_first_admin',
  'decide_business_request',
  'decide_review',
  'decide_text',
  'decide_ticket',
  'delete_account',
  'delete_faq_article',
  'end_surcharge',
  'move_faq_article',
  'open_service',
  'read_messages',
  'read_order',
  'read_payout_account',
  'record_deposit',
  'refund_at_once',
  'refund_order',
  'resolve_reconciliation',
  'resume_courier',
  'resume_vendor',
  'revoke_role',
  'save_faq_article',
  'save_payout_account',
  'settle_payout',
  'stop_banner',
  'suspend_courier',
  'suspend_vendor',
  'update_return',
  'update_setting',
] as const

/** Names what the audit log records; an action that this build does not know is shown by its code. */
export function useActionLabel(): (action: string) => string {
  const { t } = useTranslation('admin')
  return (action) => {
    const known = KNOWN.find((one) => one === action)
    return known ? t(`audit.actions.${known}`) : action
  }
}
