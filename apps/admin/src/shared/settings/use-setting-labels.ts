import type { Setting } from '@angadi/data/settings/setting.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

const KNOWN = [
  'app_store_links',
  'arrival_radius_m',
  'bill_fetch_seconds',
  'bill_fetches_per_hour',
  'bill_fetches_per_minute',
  'bill_reminder_days',
  'bill_valid_seconds',
  'calls_enabled',
  'cash_maximum_paise',
  'claim_partners',
  'claim_rating',
  'claim_users',
  'cloud_voice_enabled',
  'company_address',
  'company_name',
  'company_tagline',
  'company_tax_id',
  'contact_seconds',
  'courier_ahead_seconds',
  'courier_base_distance_m',
  'courier_base_pay_paise',
  'courier_per_km_paise',
  'courier_search_seconds',
  'courier_speed_kmh',
  'data_exports_per_day',
  'desk_refused_seconds',
  'desk_waiting_seconds',
  'door_wait_seconds',
  'estimate_least_seconds',
  'estimate_pickup_seconds',
  'estimate_preparing_seconds',
  'extra_prep_seconds',
  'first_orders_per_device',
  'force_english_at_startup',
  'franchise_share_bp',
  'free_cancel_seconds',
  'fulfilment_deadline_seconds',
  'grievance_email',
  'grievance_name',
  'grievance_phone',
  'grocery_answer_seconds',
  'grocery_express_minutes',
  'grocery_weight_tolerance_bp',
  'guest_browsing_enabled',
  'help_instant_claims',
  'help_instant_paise',
  'help_instant_sum_paise',
  'help_late_seconds',
  'help_window_hours',
  'map_style_url',
  'max_delivery_radius_m',
  'max_live_orders',
  'offer_again_seconds',
  'offer_seconds',
  'open_returns',
  'order_maximum_paise',
  'own_cancellation_credits',
  'parcel_accept_seconds',
  'parcel_cutoff_seconds',
  'payout_cooling_seconds',
  'payout_minimum_paise',
  'promised_grocery_seconds',
  'questions_per_hour',
  'quotes_per_hour',
  'quotes_per_minute',
  'reports_until_hidden',
  'return_answer_seconds',
  'return_inspection_seconds',
  'run_out_answer_seconds',
  'saved_billers_max',
  'schedule_accept_seconds',
  'schedule_change_seconds',
  'schedule_customer_reminder_seconds',
  'schedule_days',
  'schedule_order_seconds',
  'schedule_slot_capacity',
  'schedule_vendor_reminder_seconds',
  'social_links',
  'starting_coupons_enabled',
  'stated_delivery_seconds',
  'stated_tile_facts',
  'subscription_claim_answer_seconds',
  'subscription_claim_at_once_paise',
  'subscription_claim_seconds',
  'subscription_claims_at_once',
  'subscription_close_seconds',
  'subscription_days_ahead',
  'subscription_run_seconds',
  'subscriptions_per_customer',
  'support_email',
  'support_hours',
  'support_phone',
  'ticket_acknowledge_hours',
  'ticket_close_days',
  'ticket_resolve_days',
  'tickets_per_day',
  'vendor_accept_seconds',
  'wallet_topup_enabled',
] as const

/** The name and description of a setting. */
export interface SettingLabels {
  readonly name: string
  readonly description: string
}

/**
 * The labels of a setting in the user's language; one that this build does not know is shown with its key and the
 * server's description.
 */
export function useSettingLabels(): (setting: Pick<Setting, 'setting_key' | 'description'>) => SettingLabels {
  const { t } = useTranslation('admin')
  return ({ setting_key: key, description }) => {
    const known = KNOWN.find((one) => one === key)
    return known
      ? { name: t(`setting.${known}.name`), description: t(`setting.${known}.text`) }
      : { name: key, description }
  }
}
