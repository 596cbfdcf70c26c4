create or replace function private.topup_room (
  user_id uuid,
  at timestamp with time zone default now()
)
  returns bigint
  language sql
  stable
  set search_path to ''
  AS $function$
  select greatest(least(
    private.setting_int('wallet_balance_max_paise') - private.wallet_balance(topup_room.user_id),
    private.setting_int('wallet_topup_month_paise') - (
      select coalesce(sum(t.amount_paise), 0) from private.wallet_topups as t
      where t.user_id = topup_room.user_id and t.paid_at >= private.start_of_month(today.day)
        and t.paid_at < private.start_of_month(today.day, 1))), 0)::bigint
  from (select (topup_room.at at time zone 'Asia/Kolkata')::date as day) as today
$function$;

comment on function private.topup_room(uuid, timestamp with time zone) is 'How much more somebody can add to the wallet at a time: by the month in India, and by the balance.';

revoke all on function private.topup_room(uuid, timestamp with time zone) from public;
