create or replace function private.steps_of (
  o public.enhanced_orders
)
  returns SETOF private.cancellation_steps
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with in_force as (
    select s.* from private.cancellation_steps as s, (values (coalesce(o.placed_at, now()))) as p (at)
    where s.trade = o.trade and (s.vendor_id is null or s.vendor_id = o.vendor_id)
      and p.at >= s.valid_from and p.at < s.valid_until
  )
  select f.* from in_force as f
  where f.vendor_id is not distinct from (select own.vendor_id from in_force as own
    where own.vendor_id is not null limit 1)
$function$;

comment on function private.steps_of(public.enhanced_orders) is 'The steps for cancelling an order, as they were when it was placed: its vendor''s own, or those of its kind.';

revoke all on function private.steps_of(public.enhanced_orders) from public;
