create or replace function public.help_orders (
  limit_count integer default 5
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return private.orders_for_help(private.require_user(), null, least(greatest(coalesce(limit_count, 5), 1), 20));
end
$function$;

comment on function public.help_orders(integer) is 'The caller''s latest orders with what can be done about each: [{id, order_number, status, kind, can_cancel, can_report, …}].';

revoke all on function public.help_orders(integer) from public;

grant execute on function public.help_orders(integer) to authenticated, postgres;
