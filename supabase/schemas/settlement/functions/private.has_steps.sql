create or replace function private.has_steps (
  o public.enhanced_orders
)
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return exists (select from private.steps_of(o));
end
$function$;

comment on function private.has_steps(public.enhanced_orders) is 'Whether cancelling an order is charged by the time before it.';

revoke all on function private.has_steps(public.enhanced_orders) from public;
