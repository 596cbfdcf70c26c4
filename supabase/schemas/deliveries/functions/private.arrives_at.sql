create or replace function private.arrives_at (
  o public.enhanced_orders
)
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
  AS $function$
  select case when o.status in ('delivered', 'cancelled') then o.promised_max_at
    else (private.eta_of(o) ->> 'max_at')::timestamptz end
$function$;

comment on function private.arrives_at(public.enhanced_orders) is 'When an order arrives, as every screen says it: what its tracking says; null where nobody can say. Once it has ended, what was promised.';

revoke all on function private.arrives_at(public.enhanced_orders) from public;
