create or replace function private.problems_of (
  o public.enhanced_orders
)
  returns SETOF private.help_problems
  language sql
  stable
  set search_path to ''
  AS $function$
  select p.* from private.help_problems as p
  where (p.kind is null or p.kind = o.kind)
    and (p.decided = 'by_hand' or (o.status = 'delivered'
      and o.status_since > now() - make_interval(hours => private.setting_int('help_window_hours'))))
    and (not p.from_start or o.scheduled_for <= now() or o.status = 'delivered')
$function$;

comment on function private.problems_of(public.enhanced_orders) is 'What can be reported about an order now: about its goods only in the hours after delivery.';

revoke all on function private.problems_of(public.enhanced_orders) from public;
