create or replace function private.number_orders_of (
  order_prefix text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  execute format('create sequence if not exists private.%I', 'order_number_' || lower(order_prefix));
end
$function$;

comment on function private.number_orders_of(text) is 'Creates the sequence for a region''s order numbers.';

revoke all on function private.number_orders_of(text) from public;
