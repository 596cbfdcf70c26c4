create or replace function private.can_tip (
  o public.enhanced_orders
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select o.status = 'delivered'
    and o.status_since > now() - make_interval(days => private.setting_int('ride_tip_days'))
    and exists (select from private.job_of(o.id) as j where j.performer_id is not null)
    and not exists (select from private.ride_tips as t where t.order_id = o.id)
$function$;

comment on function private.can_tip(public.enhanced_orders) is 'Whether a ride is over, not long ago, and was not tipped since.';

revoke all on function private.can_tip(public.enhanced_orders) from public;
