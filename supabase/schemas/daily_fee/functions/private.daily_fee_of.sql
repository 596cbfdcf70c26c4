create or replace function private.daily_fee_of (
  driver_id uuid,
  day date
)
  returns bigint
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(
    (select f.fee_paise from private.daily_fees as f
      where f.driver_id = daily_fee_of.driver_id and f.day = daily_fee_of.day),
    (select s.fee_paise from private.daily_fee_sums(daily_fee_of.day, daily_fee_of.driver_id) as s), 0)
$function$;

comment on function private.daily_fee_of(uuid, date) is 'A driver''s fee for a day, in paise: what was taken, or what would be if the day ended now.';

revoke all on function private.daily_fee_of(uuid, date) from public;
