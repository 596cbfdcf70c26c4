create or replace function private.instant_fee (
  available bigint,
  has_stopped boolean
)
  returns bigint
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  -- Who has stopped working waits for no week, and pays for none.
  select case when has_stopped or available <= 0 then 0
    else greatest(private.setting_int('instant_payout_min_paise'),
      least(private.setting_int('instant_payout_max_paise'),
        round(available * private.setting_int('instant_payout_bp') / 10000.0)))::bigint end
$function$;

comment on function private.instant_fee(bigint, boolean) is 'What a payout at once costs, without its tax.';

revoke all on function private.instant_fee(bigint, boolean) from public;
